import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { OUTCOME_WORDS } from "./kind-words.ts";
import { texts } from "./texts.ts";

/** What becomes of each row of a file. */
export const REPORT: ListShape = {
  columns: [
    { key: "rand", label: texts.row, isName: true },
    { key: "cheie", label: texts.key },
    { key: "ce", label: texts.outcome },
    { key: "de_ce", label: texts.why },
  ],
  filters: [{ key: "ce", label: texts.outcome, kind: "choice", options: optionsOf(OUTCOME_WORDS) }],
  sort: { by: "rand", isDescending: false },
};
