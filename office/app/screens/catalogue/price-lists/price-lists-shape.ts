import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const PRICE_LISTS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "stare", label: texts.state },
    { key: "membri", label: texts.members, isNumber: true },
    { key: "preturi", label: texts.rows, isNumber: true },
    { key: "inceput", label: texts.from },
    { key: "sfarsit", label: texts.until },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "denumire", isDescending: false },
};
