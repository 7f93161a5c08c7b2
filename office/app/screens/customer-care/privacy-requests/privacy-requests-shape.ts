import { REQUEST_KINDS, REQUEST_STATES } from "../../../components/status/privacy-request-status.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const REQUESTS: ListShape = {
  columns: [
    { key: "cine", label: "Solicitant", isName: true },
    { key: "ce", label: "Cerere" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "stare", label: "Stare" },
    { key: "termen", label: "Termen" },
    { key: "primita", label: "Primită", isSortable: true },
    { key: "incheiata", label: "Încheiată", isExtra: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(REQUEST_STATES) },
    { key: "ce", label: "Cerere", kind: "choice", options: optionsOf(REQUEST_KINDS) },
    { key: "termen", label: "Termen", kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: "Nume sau e-mail", kind: "text", verb: "conține" },
  ],
  usual: "În lucru",
  sort: { by: "primita", isDescending: false },
};
