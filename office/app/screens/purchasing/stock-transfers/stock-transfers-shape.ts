import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const STOCK_TRANSFERS: ListShape = {
  columns: [
    { key: "transfer", label: texts.transfer, isName: true },
    { key: "traseu", label: texts.route },
    { key: "inceput", label: texts.begun },
    { key: "continut", label: texts.contents },
    { key: "stare", label: texts.state },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "transfer", isDescending: true },
};
