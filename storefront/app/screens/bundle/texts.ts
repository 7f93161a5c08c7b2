import { formatLei } from "@curat/contract/lei.values";
import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("bundle", {
  // Quoted verbatim (requirements: B8, B21).
  bundles: "Pachete",
  add: "Adauga in cos",
  notBuyable: "Pachetul nu poate fi adaugat in cos deoarece unul sau mai multe produse sunt indisponibile.",
  adding: "Se adaugă…",
  added: "Pachetul a fost adăugat în coș.",
  separately: "Separat:",
  saves: phrase("Economisești {suma}", (lei: number) => [formatLei(lei)]),
  taxIncluded: "TVA inclus",
  contains: "Ce conține pachetul",
  description: "Descriere",
  pieces: phrase("{numar} buc."),
  quantity: "Număr de pachete",
  left: plural({
    one: "A mai rămas un singur pachet",
    few: "Se pot comanda cel mult {numar} pachete",
    other: "Se pot comanda cel mult {numar} de pachete",
  }),
  others: "Vezi alte pachete",
});
