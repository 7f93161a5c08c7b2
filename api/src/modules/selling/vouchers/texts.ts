/** Texts for refused codes, which the shop can override (decision 0091). */
import { catalogue, phrase } from "@curat/contract/texts.values";

export const voucherTexts = catalogue("checkout-cart", {
  invalid: "Codul nu este valid.",
  otherEmail: "Codul este al altei adrese de e-mail: se aplică numai comenzilor făcute cu ea.",
  expired: "Codul a expirat.",
  tooManyTries: "Ai încercat prea multe coduri greșite. Mai încearcă peste 15 minute.",
  otherProducts: "Codul nu se aplică produselor din coș.",
  // The specification requires the first sentence; the second one explains it.
  belowMinimum: phrase("Valoarea minimă este {suma}. Atât trebuie să coste împreună produsele din coș."),
});
