const PLURAL = new Intl.PluralRules("ro");

/** "1 produs", "3 produse", "24 de produse". */
export function countText(count: number): string {
  const rule = PLURAL.select(count);
  if (rule === "one") return `${count} produs`;
  return rule === "few" ? `${count} produse` : `${count} de produse`;
}

export const texts = {
  // Letter for letter (requirements: B3).
  empty: "Nu sunt produse disponibile.",
  products: "Produse",
  /** Before how many there are in all. */
  range: (from: number, to: number): string => `${from}–${to} din `,
  loading: "Se încarcă produsele…",
  clearHint:
    "Niciun produs nu are toate filtrele alese. Scoate unul dintre ele sau pornește de la lista întreagă.",
  clear: "Sterge filtrele",
  pageHint: "Lista are mai puține pagini decât cea cerută.",
  firstPage: "Mergi la prima pagină a listei",
  emptyHint: "Revino mai târziu sau caută altceva în magazin.",
  home: "Mergi la prima pagină",
};
