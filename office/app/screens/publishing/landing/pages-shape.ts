import type { ListShape } from "../../../lists/list-address.ts";

export const PAGES: ListShape = {
  columns: [
    { key: "titlu", label: "Pagina", isName: true },
    { key: "adresa", label: "Adresă" },
    { key: "stare", label: "Stare" },
    { key: "ciorna", label: "Ciornă" },
  ],
  filters: [],
  sort: { by: "titlu", isDescending: false },
};
