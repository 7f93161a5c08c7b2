import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Requests about data as a list. */
export const REQUESTS: ListShape = {
  columns: [
    { key: "cine", label: texts.who, isName: true },
    { key: "ce", label: texts.kind },
    { key: "email", label: texts.email, isExtra: true },
    { key: "stare", label: texts.state },
    { key: "termen", label: texts.deadline },
    { key: "primita", label: texts.asked, isSortable: true },
    { key: "incheiata", label: texts.done, isExtra: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "ce", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) },
    { key: "termen", label: texts.deadline, kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "primita", isDescending: false },
};

/** The colour of a request's state; its word says it too. */
export function requestVariant(state: "open" | "done"): StatusVariant {
  return state === "done" ? "good" : "open";
}
