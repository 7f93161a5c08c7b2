import { catalogue, phrase } from "@curat/contract/texts.values";

export const voucherTexts = catalogue("checkout-cart", {
  invalid: "Codul nu este valid.",
  otherEmail:
    "Codul este rezervat pentru altă adresă de e-mail: folosește-l la o comandă făcută cu acea adresă.",
  expired: "Codul a expirat.",
  tooManyTries: "Ai introdus prea multe coduri greșite. Încearcă din nou peste 15 minute.",
  otherProducts: "Codul nu se aplică produselor din coș.",
  // The specification requires the first sentence.
  belowMinimum: phrase(
    "Valoarea minimă este {suma}. Valoarea produselor din coș trebuie să ajungă la această sumă.",
  ),
});
