import type { ListShape } from "../../../lists/list-address.ts";

/** Filters, columns and sort orders of the list of parameters. */
export const PARAMETERS: ListShape = {
  columns: [
    { key: "denumire", label: "Denumire", isName: true },
    { key: "adresa", label: "Adresă" },
    { key: "valori", label: "Valori", isNumber: true },
    { key: "ordine", label: "Ordine" },
  ],
  filters: [],
  sort: { by: "ordine", isDescending: false },
};
