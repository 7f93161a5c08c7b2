import { countOf } from "@curat/contract/quantity-text.values";

export const texts = {
  products: "Produse (codurile lor, câte unul pe rând)",
  addCategory: "Adaugă toate produsele din categoria",
  addBrand: "Adaugă toate produsele mărcii",
  none: "–",
  count: (count: number) => (count === 1 ? "un produs" : countOf(count, "produse")),
  unknown: (codes: string[]) => {
    const rest = codes.length > 5 ? ` și încă ${codes.length - 5}` : "";
    return `Niciun produs nu are codul: ${codes.slice(0, 5).join(", ")}${rest}.`;
  },
};
