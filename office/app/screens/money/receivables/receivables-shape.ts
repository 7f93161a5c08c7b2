import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

const { columns } = texts;

export const RECEIVABLES: ListShape = {
  columns: [
    { key: "factura", label: columns.factura, isName: true },
    { key: "firma", label: columns.firma },
    { key: "comanda", label: columns.comanda },
    { key: "emisa", label: columns.emisa },
    { key: "scadenta", label: columns.scadenta },
    { key: "intarziere", label: columns.intarziere },
    { key: "stare", label: columns.stare },
    { key: "total", label: columns.total, isNumber: true },
    { key: "rest", label: columns.rest, isNumber: true },
    { key: "dobanda", label: columns.dobanda, isNumber: true },
  ],
  filters: [
    { key: "vechime", label: texts.age, kind: "choice", options: optionsOf(texts.ages) },
    { key: "incerte", label: texts.doubt, kind: "choice", options: optionsOf(texts.doubts) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "scadenta", isDescending: false },
};
