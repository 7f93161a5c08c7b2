import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const PROMOTIONS: ListShape = {
  columns: [
    { key: "denumire", label: texts.name, isName: true },
    { key: "ofera", label: texts.gives },
    { key: "stare", label: texts.state },
    { key: "inceput", label: texts.from },
    { key: "sfarsit", label: texts.until },
    { key: "eticheta", label: texts.label, isExtra: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "sfarsit", isDescending: true },
};

export const PREVIEW: ListShape = {
  columns: [
    { key: "produs", label: texts.product, isName: true },
    { key: "cod", label: texts.code, more: "line" },
    { key: "lista", label: texts.list, isNumber: true },
    { key: "minim", label: texts.floor, isNumber: true },
    { key: "nou", label: texts.newPrice, isNumber: true },
    { key: "vechi", label: texts.oldPrice, isNumber: true },
    { key: "redus", label: texts.reduced },
  ],
  filters: [],
  sort: { by: "produs", isDescending: false },
};
