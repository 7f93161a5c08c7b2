import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The customers as a list. */
export const CUSTOMERS: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true, isSortable: true },
    { key: "email", label: texts.email, more: "line" },
    { key: "telefon", label: texts.phone, more: "line" },
    { key: "stare", label: texts.state },
    { key: "deschis", label: texts.created, isSortable: true, more: "line" },
    { key: "comenzi", label: texts.orders, isNumber: true },
    { key: "valoare", label: texts.spent, isNumber: true },
    { key: "ultima", label: texts.lastOrder },
  ],
  filters: [
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "comenzi", label: texts.orders, kind: "choice", options: optionsOf(texts.yesNo) },
    { key: "firma", label: texts.company, kind: "choice", options: optionsOf(texts.yesNo) },
    { key: "din", label: texts.created, kind: "day", verb: texts.from },
    { key: "pana", label: texts.created, kind: "day", verb: texts.to },
  ],
  sort: { by: "deschis", isDescending: true },
};
