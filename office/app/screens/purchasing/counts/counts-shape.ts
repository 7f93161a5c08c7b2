import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const COUNTS: ListShape = {
  columns: [
    { key: "inventar", label: texts.count, isName: true },
    { key: "cuprinde", label: texts.covers },
    { key: "inceput", label: texts.begun },
    { key: "numarate", label: texts.counted },
    { key: "diferente", label: texts.different, isNumber: true },
    { key: "stare", label: texts.state },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "inventar", isDescending: true },
};
