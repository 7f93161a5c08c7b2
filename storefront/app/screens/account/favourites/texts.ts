import { catalogue, optional, plural } from "@curat/contract/texts.values";

export const texts = catalogue("account-favourites", {
  title: "Lista favorite",
  // Quoted verbatim (requirements: C6).
  empty: "Nu ai produse favorite",
  emptyHint: optional("Apasă pe inima unui produs ca să îl găsești aici data viitoare."),
  toShop: "Vezi produsele",
  count: plural({ one: "Un produs", few: "{numar} produse", other: "{numar} de produse" }),
});
