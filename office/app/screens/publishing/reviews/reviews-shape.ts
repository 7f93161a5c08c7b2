import { REVIEW_STATES } from "../../../components/status/review-status.ts";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const REVIEWS: ListShape = {
  columns: [
    { key: "recenzia", label: "Recenzia", isName: true },
    { key: "produs", label: "Produs" },
    { key: "note", label: "Note", isNumber: true },
    { key: "scrisa_de", label: "Autor" },
    { key: "email", label: "E-mail", isExtra: true },
    { key: "stare", label: "Stare" },
    { key: "scrisa", label: "Data", isSortable: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(REVIEW_STATES) },
    { key: "note", label: "Note", kind: "choice", options: optionsOf(texts.starred) },
    { key: "q", label: "Produs, nume, e-mail sau text", kind: "text", verb: "conține" },
  ],
  usual: "În așteptare",
  sort: { by: "scrisa", isDescending: false },
};
