import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const PURCHASE_ORDERS: ListShape = {
  columns: [
    { key: "comanda", label: texts.order, isName: true },
    { key: "furnizor", label: texts.supplier },
    { key: "trimisa", label: texts.sent },
    { key: "asteptata", label: texts.expected },
    { key: "bucati", label: texts.pieces, isNumber: true },
    { key: "primite", label: texts.received, isNumber: true },
    { key: "total", label: texts.total, isNumber: true },
    { key: "stare", label: texts.state },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.lists) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "comanda", isDescending: true },
};
