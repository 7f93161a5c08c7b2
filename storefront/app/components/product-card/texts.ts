export const texts = {
  // Letter for letter (requirements: B14).
  add: "Adauga in cos",
  adding: "Se adaugă…",
  isNew: "Nou",
  ownPrice: "Prețul tău",
  saves: (percent: number): string => `Reducere ${percent}%`,
  others: "Alte variante:",
  /** After "+3", for readers. */
  more: (count: number): string => (count === 1 ? " variantă" : " variante"),
  choose: "Vezi detalii",
};
