import type { ReviewState } from "@curat/contract/reviews.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Reviews as a list. */
export const REVIEWS: ListShape = {
  columns: [
    { key: "recenzia", label: texts.review, isName: true },
    { key: "produs", label: texts.product },
    { key: "note", label: texts.stars, isNumber: true },
    { key: "scrisa_de", label: texts.writer },
    { key: "email", label: texts.email, isExtra: true },
    { key: "stare", label: texts.state },
    { key: "scrisa", label: texts.at, isSortable: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "note", label: texts.stars, kind: "choice", options: optionsOf(texts.starred) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "scrisa", isDescending: false },
};

/** The colour of a review's state; its word says it too. */
export function reviewVariant(state: ReviewState): StatusVariant {
  if (state === "approved") return "good";
  return state === "rejected" ? "ended" : "open";
}
