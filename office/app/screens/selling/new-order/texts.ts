export const texts = {
  inStock: (stock: number) => `în stoc: ${stock}`,
  types: { pf: "Persoană fizică", pj: "Persoană juridică" },
};
