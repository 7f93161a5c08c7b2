import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** The companies as a list. */
export const COMPANIES: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true, isSortable: true },
    { key: "cui", label: texts.cui, more: "half" },
    { key: "localitate", label: texts.place, more: "half" },
    { key: "clienti", label: texts.customers, isNumber: true },
    { key: "comenzi", label: texts.orders, isNumber: true, isSortable: true },
    { key: "valoare", label: texts.spent, isNumber: true, isSortable: true },
    { key: "ultima", label: texts.lastOrder, isSortable: true },
  ],
  filters: [
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
    {
      key: "comenzi",
      label: texts.orders,
      kind: "choice",
      options: Object.entries(texts.yesNo).map(([value, label]) => ({ value, label })),
    },
  ],
  sort: { by: "ultima", isDescending: true },
};
