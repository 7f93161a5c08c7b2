import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  title: "Listă de culegere",
  pdf: "Descarcă PDF",
  print: "Tipărește",
  pack: "Împachetează",
  sizes: (orders: number, pieces: number) =>
    `${orders === 1 ? "O comandă" : countOf(orders, "comenzi")}, ${pieces === 1 ? "o bucată" : countOf(pieces, "bucăți")}`,
  leftOut: (numbers: string[]) => `Fără comenzile anulate sau refuzate: ${numbers.join(", ")}.`,
  none: "Pentru aceste comenzi nu este nimic de cules.",
  noCategory: "Fără categorie",
  quantity: "Bucăți",
  product: "Produs",
  forOrders: "Comenzile",
  byOrder: "Pe comenzi",
};
