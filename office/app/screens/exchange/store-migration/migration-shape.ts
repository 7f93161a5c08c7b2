import { optionsOf } from "../../../lists/options.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { texts } from "./texts.ts";

export const MOVINGS: ListShape = {
  columns: [
    { key: "din", label: "Importul", isName: true },
    { key: "stare", label: "Stare" },
    { key: "cand", label: "Începută" },
    { key: "cine", label: "De" },
  ],
  filters: [],
  sort: { by: "cand", isDescending: true },
};

export const RECORDS: ListShape = {
  columns: [
    { key: "nume", label: "Numele", isName: true },
    { key: "fel", label: "Tip" },
    { key: "vechi", label: "În magazinul vechi" },
    { key: "stare", label: "Stare" },
    { key: "motiv", label: "Motiv sau observație" },
  ],
  filters: [
    { key: "fel", label: "Tip", kind: "choice", options: optionsOf(texts.kinds) },
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.outcomes) },
  ],
  sort: { by: "fel", isDescending: false },
};
