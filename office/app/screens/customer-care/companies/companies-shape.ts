import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

export const COMPANIES: ListShape = {
  columns: [
    { key: "nume", label: "Denumire", isName: true, isSortable: true },
    { key: "cui", label: "CUI", more: "half" },
    { key: "localitate", label: "Localitate", more: "half" },
    { key: "clienti", label: "Clienți", isNumber: true },
    { key: "comenzi", label: "Comenzi", isNumber: true, isSortable: true },
    { key: "valoare", label: "Total cumpărat", isNumber: true, isSortable: true },
    { key: "ultima", label: "Ultima comandă", isSortable: true },
  ],
  filters: [
    { key: "q", label: "Denumire sau CUI", kind: "text", verb: "conține" },
    {
      key: "comenzi",
      label: "Comenzi",
      kind: "choice",
      options: Object.entries(texts.yesNo).map(([value, label]) => ({ value, label })),
    },
  ],
  sort: { by: "ultima", isDescending: true },
};
