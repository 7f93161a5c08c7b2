import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const BRANDS: ListShape = {
  columns: [
    { key: "marca", label: texts.name, isName: true },
    { key: "producator", label: texts.maker },
    { key: "produse", label: texts.products, isNumber: true },
    { key: "lipseste", label: texts.missing },
    { key: "ordine", label: texts.order, isNumber: true, isExtra: true },
  ],
  filters: [
    { key: "lipseste", label: texts.missing, kind: "choice", options: optionsOf(texts.parts) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "ordine", isDescending: false },
};
