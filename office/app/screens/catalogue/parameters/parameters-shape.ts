import type { ListShape } from "../../../lists/list-address.ts";

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
