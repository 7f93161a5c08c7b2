import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Complaints as a list. */
export const COMPLAINTS: ListShape = {
  columns: [
    { key: "numar", label: texts.number, isName: true },
    { key: "despre", label: texts.type, more: "line" },
    { key: "comanda", label: texts.order },
    { key: "client", label: texts.customer },
    { key: "email", label: texts.email, isExtra: true, more: "line" },
    { key: "stare", label: texts.status },
    { key: "termen", label: texts.deadline },
    { key: "primita", label: texts.asked, isSortable: true, more: "line" },
    { key: "raspuns", label: texts.answered, isExtra: true, more: "line" },
  ],
  filters: [
    { key: "stare", label: texts.status, kind: "choice", options: optionsOf(texts.states) },
    { key: "termen", label: texts.deadline, kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "primita", isDescending: false },
};

/** The colour of a complaint's state; its word says it too. */
export function complaintVariant(state: string): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
