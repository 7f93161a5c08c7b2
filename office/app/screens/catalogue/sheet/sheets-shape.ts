import type { SheetState } from "@curat/contract/staff/product-sheets.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SHEETS: ListShape = {
  columns: [
    { key: "foaia", label: texts.sheet, isName: true },
    { key: "stare", label: texts.state },
    { key: "produse", label: texts.rows, isNumber: true },
    { key: "incepe", label: texts.begins },
    { key: "cine", label: texts.by },
    { key: "scrisa", label: texts.when },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.sheetStates) }],
  sort: { by: "scrisa", isDescending: true },
};

/** The differences of a sheet, as a table. */
export const DIFFERENCES: ListShape = {
  columns: [
    { key: "produs", label: texts.fields.name, isName: true },
    { key: "cod", label: texts.code },
    { key: "schimba", label: texts.change },
    { key: "note", label: texts.notes },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};

export function sheetVariant(state: SheetState) {
  if (state === "started") return "good";
  return state === "cancelled" ? "ended" : "open";
}
