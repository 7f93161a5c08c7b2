import { formatLei } from "@curat/contract/lei.values";

export const texts = {
  // Letter for letter (requirements: B8, B21).
  bundles: "Pachete",
  add: "Adauga in cos",
  notBuyable: "Pachetul nu poate fi adaugat in cos deoarece unul sau mai multe produse sunt indisponibile.",
  adding: "Se adaugă…",
  added: "Pachetul a fost adăugat în coș.",
  separately: "Separat:",
  saves: (lei: number): string => `Economisești ${formatLei(lei)}`,
  taxIncluded: "TVA inclus",
  contains: "Ce conține pachetul",
  description: "Descriere",
  pieces: (count: number): string => `${count} buc.`,
  quantity: "Număr de pachete",
  left: (count: number): string =>
    count === 1
      ? "Mai este un singur pachet"
      : `Se pot comanda cel mult ${count}${count % 100 >= 20 || count % 100 === 0 ? " de" : ""} pachete`,
  others: "Vezi alte pachete",
};
