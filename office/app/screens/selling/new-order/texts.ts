export const texts = {
  inStock: (stock: number) => `în stoc: ${stock}`,
  withoutProduct: "fără produs în catalog",
  types: { pf: "Persoană fizică", pj: "Persoană juridică" },
};
