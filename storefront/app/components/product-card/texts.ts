export const texts = {
  // Letter for letter (requirements: B14).
  add: "Adauga in cos",
  adding: "Se adaugă…",
  isNew: "Nou",
  ownPrice: "Prețul tău",
  saves: (percent: number): string => `Reducere ${percent}%`,
  choose: "Vezi detalii",
};
