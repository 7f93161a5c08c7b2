import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const LOTS: ListShape = {
  columns: [
    { key: "lot", label: texts.lot, isName: true },
    { key: "produs", label: texts.product },
    { key: "expira", label: texts.expires },
    { key: "stare", label: texts.state },
    { key: "bucati", label: texts.pieces, isNumber: true },
    { key: "valoare", label: texts.value, isNumber: true },
  ],
  filters: [
    { key: "zile", label: texts.within, kind: "choice", options: optionsOf(texts.periods) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "expira", isDescending: false },
};
