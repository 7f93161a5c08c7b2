import { catalogue, plural } from "@curat/contract/texts.values";

/** Texts without diacritics are quoted verbatim from the specification. */
export const texts = catalogue("checkout", {
  title: "Coșul tău",
  empty: "Cosul tau este gol",
  emptyHint: "Alege produse din meniu sau caută ce îți trebuie.",
  bestsellers: "Cele mai vândute",
  toShop: "Începe cumpărăturile",
  orderSheet: "Ai o listă de coduri? Comandă rapidă",
  goingOn: "Comanda a fost trimisă. Se deschide confirmarea…",
  products: "Produse",
  lines: plural({ one: "Un produs.", few: "{numar} produse.", other: "{numar} de produse." }),
  toBilling: "Mergi la datele de facturare",
  billing: "Date de facturare",
  delivery: "Livrare",
  payment: "Plată",
  finish: "Observații",
  observation: "Observații pentru comandă sau curier",
  summary: "Sumarul comenzii",
});
