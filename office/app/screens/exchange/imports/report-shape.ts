import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";

export const REPORT: ListShape = {
  columns: [
    { key: "rand", label: "Rândul", isName: true },
    { key: "cheie", label: "Ce" },
    { key: "ce", label: "Rezultat" },
    { key: "de_ce", label: "Modificări sau motiv" },
  ],
  filters: [{ key: "ce", label: "Rezultat", kind: "choice", options: optionsOf(OUTCOME_WORDS) }],
  sort: { by: "rand", isDescending: false },
};
