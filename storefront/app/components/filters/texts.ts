import { countText } from "../listing/texts.ts";

export const texts = {
  filters: "Filtre",
  close: "Închide filtrele",
  // Quoted by the look: the button says the result.
  see: (total: number): string => (total === 1 ? "Vezi 1 produs" : `Vezi ${total} produse`),
  chosen: (count: number): string => (count === 1 ? "un filtru ales" : `${count} filtre alese`),
  active: "Filtre active",
  clear: "Sterge filtrele",
  remove: "Scoate filtrul",
  searchIn: (filter: string): string => `Caută în ${filter}`,
  search: "Caută",
  all: (count: number): string => `arată toate (${count})`,
  nothing: "Nicio valoare nu se potrivește.",
  from: "De la",
  to: "Până la",
  lei: "lei",
  apply: "Aplică prețul",
  minimum: "Preț minim",
  maximum: "Preț maxim",
  price: (from: number | undefined, to: number | undefined): string => {
    if (to === undefined) return `peste ${from ?? 0} lei`;
    return from ? `${from}–${to} lei` : `până la ${to} lei`;
  },
  countOf: countText,
};
