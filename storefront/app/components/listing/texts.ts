import { catalogue, phrase, plural } from "@curat/contract/texts.values";

export const texts = catalogue("listing", {
  // Quoted verbatim (requirements: B3).
  empty: "Nu sunt produse disponibile.",
  products: "Produse",
  count: plural({ one: "{numar} produs", few: "{numar} produse", other: "{numar} de produse" }),
  range: phrase("{de_la}–{pana_la} din "),
  families: plural({ one: "într-o familie", few: "în {numar} familii", other: "în {numar} de familii" }),
  loading: "Se încarcă produsele…",
  clearHint:
    "Niciun produs nu corespunde tuturor filtrelor. Elimină unul dintre ele sau vezi toate produsele.",
  clear: "Sterge filtrele",
  pageHint: "Pagina nu există: lista are mai puține pagini.",
  firstPage: "Mergi la prima pagină a listei",
  emptyHint: "Revino mai târziu sau caută altceva în magazin.",
  home: "Mergi la prima pagină",
});

export function countText(count: number): string {
  return texts.count(count);
}
