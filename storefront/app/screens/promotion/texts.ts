import { formatLei } from "@curat/contract/lei.values";
import { catalogue, choice, phrase, pluralForm } from "@curat/contract/texts.values";

export const texts = catalogue("promotion", {
  promotions: "Promoții",
  until: phrase("Valabilă până la {data} inclusiv"),
  /** Number of `days` left, including today. */
  left: choice(
    { last: "Ultima zi", few: "Mai sunt {zile} zile", other: "Mai sunt {zile} de zile" },
    (days: number) => (days <= 1 ? ["last"] : [pluralForm(days) === "few" ? "few" : "other", { zile: days }]),
  ),
  gift: "Cadoul tău",
  giftWithProduct: "Îl primești o dată la fiecare comandă cu un produs din promoție, cât timp este în stoc.",
  giftFrom: phrase(
    "Îl primești când produsele din coș trec de {suma}, cât timp este în stoc.",
    (lei: number) => [formatLei(lei)],
  ),
  pieces: phrase("{numar} buc."),
  others: "Vezi toate promoțiile",
});
