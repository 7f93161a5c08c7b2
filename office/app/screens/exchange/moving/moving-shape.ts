import { optionsOf } from "../../../lists/options.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

/** Exports that were brought, the newest first. */
export const MOVINGS: ListShape = {
  columns: [
    { key: "din", label: texts.columns.from, isName: true },
    { key: "stare", label: texts.columns.stage },
    { key: "cand", label: texts.columns.at },
    { key: "cine", label: texts.columns.by },
  ],
  filters: [],
  sort: { by: "cand", isDescending: true },
};

/** What was found in one of them. */
export const RECORDS: ListShape = {
  columns: [
    { key: "nume", label: texts.name, isName: true },
    { key: "fel", label: texts.kind },
    { key: "vechi", label: texts.theirId },
    { key: "stare", label: texts.outcome },
    { key: "motiv", label: texts.why },
  ],
  filters: [
    { key: "fel", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) },
    { key: "stare", label: texts.outcome, kind: "choice", options: optionsOf(texts.outcomes) },
  ],
  sort: { by: "fel", isDescending: false },
};
