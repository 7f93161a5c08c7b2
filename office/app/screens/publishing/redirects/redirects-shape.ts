import type { ListShape } from "../../../lists/list-address.ts";

export const REDIRECTS: ListShape = {
  columns: [
    { key: "de-la", label: "De la", isName: true, isSortable: true },
    { key: "catre", label: "Către" },
    { key: "accesari", label: "Accesări", isNumber: true, isSortable: true },
    { key: "ultima", label: "Ultima accesare", isSortable: true },
  ],
  filters: [{ key: "q", label: "Adresa", kind: "text", verb: "conține" }],
  sort: { by: "de-la", isDescending: false },
};
