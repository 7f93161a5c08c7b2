import type { ListShape } from "../../../lists/list-address.ts";

/** Filters, columns and sort orders of the list of landing pages. */
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
