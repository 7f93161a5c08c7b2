import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const RECEIPTS: ListShape = {
  columns: [
    { key: "nir", label: texts.number, isName: true },
    { key: "furnizor", label: texts.supplier },
    { key: "document", label: texts.document },
    { key: "primita", label: texts.received },
    { key: "randuri", label: texts.lines, isNumber: true },
    { key: "bucati", label: texts.pieces, isNumber: true },
    { key: "cost", label: texts.cost, isNumber: true },
    { key: "stare", label: texts.state },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "nir", isDescending: true },
};
