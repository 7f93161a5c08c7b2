import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Returns and withdrawals as a list. */
export const RETURNS: ListShape = {
  columns: [
    { key: "numar", label: texts.number, isName: true },
    { key: "fel", label: texts.kind },
    { key: "comanda", label: texts.order },
    { key: "client", label: texts.customer },
    { key: "email", label: texts.email, isExtra: true },
    { key: "motiv", label: texts.reason, isExtra: true },
    { key: "stare", label: texts.status },
    { key: "termen", label: texts.deadline },
    { key: "primit", label: texts.asked, isSortable: true },
  ],
  filters: [
    { key: "stare", label: texts.status, kind: "choice", options: optionsOf(texts.statuses) },
    { key: "fel", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) },
    { key: "termen", label: texts.deadline, kind: "choice", options: optionsOf(texts.deadlines) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "primit", isDescending: false },
};

/** The colour of a return's status; its word says it too. */
export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
