import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("compare-box", {
  title: "Compară produse",
  compare: "Compară",
  of: phrase(": {nume}"),
  open: plural({
    one: "Vezi produsul ales",
    few: "Compară {numar} produse",
    other: "Compară {numar} de produse",
  }),
  remove: phrase("Elimină {nume} din comparație"),
  clear: "Golește",
  free: "Adaugă un produs",
  full: "Poți compara cel mult 3 produse. Elimină unul ca să adaugi altul.",
});

export const COMPARE_INTENT = { add: "add", remove: "remove", clear: "clear" } as const;
export const COMPARE_PAGE = "/compara";
export const COMPARE_ACTION = "/compara/actiune";
