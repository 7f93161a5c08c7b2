export const texts = {
  acts: (place: number) => `Blocul ${place + 1}`,
  addTitle: "Adaugă un bloc",
  up: "Mută mai sus",
  down: "Mută mai jos",
  copy: "Duplică",
  drop: "Șterge blocul",
};
