import type { AlertState } from "@curat/contract/staff/stock-alerts.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Who waits for which product, as a list. */
export const ALERTS: ListShape = {
  columns: [
    { key: "cine", label: texts.who, isName: true },
    { key: "email", label: texts.email, isExtra: true },
    { key: "produs", label: texts.product },
    { key: "cod", label: texts.code },
    { key: "stare", label: texts.state },
    { key: "din", label: texts.since, isSortable: true },
    { key: "pana", label: texts.until },
    { key: "anuntat", label: texts.sent, isExtra: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "din", isDescending: false },
};

/** The colour of an alert's state; its word says it too. */
export function alertVariant(state: AlertState): StatusVariant {
  if (state === "sent") return "good";
  return state === "expired" ? "ended" : "open";
}
