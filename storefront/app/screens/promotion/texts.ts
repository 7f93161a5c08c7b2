import { formatLei } from "@curat/contract/lei.values";
import { catalogue, choice, phrase, pluralForm } from "@curat/contract/texts.values";

export const texts = catalogue("promotion", {
  promotions: "Promoții",
  until: phrase("Valabilă până la {data} inclusiv"),
  left: choice(
    { last: "Ultima zi", few: "Au mai rămas {zile} zile", other: "Au mai rămas {zile} de zile" },
    (days: number) => (days <= 1 ? ["last"] : [pluralForm(days) === "few" ? "few" : "other", { zile: days }]),
  ),
  gift: "Cadoul tău",
  giftWithProduct: "Primești un cadou la fiecare comandă cu un produs din promoție, în limita stocului.",
  giftFrom: phrase(
    "Primești cadoul când produsele din coș depășesc {suma}, în limita stocului.",
    (lei: number) => [formatLei(lei)],
  ),
  pieces: phrase("{numar} buc."),
  others: "Vezi toate promoțiile",
});
