import type { SheetState } from "@curat/contract/staff/product-sheets.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SHEETS: ListShape = {
  columns: [
    { key: "foaia", label: "Foaia", isName: true },
    { key: "stare", label: "Stare" },
    { key: "produse", label: "Produse", isNumber: true },
    { key: "incepe", label: "Începe" },
    { key: "cine", label: "Autor" },
    { key: "scrisa", label: "Data" },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.sheetStates) }],
  sort: { by: "scrisa", isDescending: true },
};

export const DIFFERENCES: ListShape = {
  columns: [
    { key: "produs", label: texts.fields.name, isName: true },
    { key: "cod", label: "Cod" },
    { key: "schimba", label: "Ce se schimbă" },
    { key: "note", label: "Observații" },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};

export function sheetVariant(state: SheetState) {
  if (state === "started") return "good";
  return state === "cancelled" ? "ended" : "open";
}
