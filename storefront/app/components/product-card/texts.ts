import { countOf } from "@curat/contract/quantity.values";

export const texts = {
  // Letter for letter (requirements: B14).
  add: "Adauga in cos",
  adding: "Se adaugă…",
  isNew: "Nou",
  ownPrice: "Prețul tău",
  saves: (percent: number): string => `Reducere ${percent}%`,
  others: "Alte variante:",
  more: (count: number): string => (count === 1 ? "încă o variantă" : `încă ${countOf(count, "variante")}`),
  choose: "Vezi detalii",
};
