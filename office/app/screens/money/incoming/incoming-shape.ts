import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export type Kind = "cod" | "bank";

export const PAGE: Record<Kind, string> = { cod: "/incasari/ramburs", bank: "/incasari/banca" };

/** Rows of files, as a list; both kinds have the same columns. */
export const INCOMING: ListShape = {
  columns: [
    { key: "rand", label: texts.line, isName: true },
    { key: "data", label: texts.day },
    { key: "suma", label: texts.amount, isNumber: true },
    { key: "spune", label: texts.told },
    { key: "comanda", label: texts.order },
    { key: "motiv", label: texts.why },
    { key: "act", label: texts.act },
  ],
  filters: [{ key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "rand", isDescending: false },
};

/** Orders whose money has not come. */
export const UNCOLLECTED: ListShape = {
  columns: [
    { key: "comanda", label: texts.order, isName: true },
    { key: "client", label: texts.customer },
    { key: "total", label: texts.total, isNumber: true },
    { key: "awb", label: texts.awb },
    { key: "curier", label: texts.courier },
    { key: "livrata", label: texts.delivered },
  ],
  filters: [],
  sort: { by: "comanda", isDescending: false },
};
