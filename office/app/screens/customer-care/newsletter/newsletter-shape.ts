import type { SubscriptionState } from "@curat/contract/staff/newsletter.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const SUBSCRIBERS: ListShape = {
  columns: [
    { key: "email", label: "E-mail", isName: true },
    { key: "stare", label: "Stare" },
    { key: "cerut", label: "Cerut", isSortable: true },
    { key: "confirmat", label: "Confirmat prin link" },
    { key: "dezabonat", label: "Dezabonat" },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: "E-mail", kind: "text", verb: "conține" },
  ],
  usual: "Abonați",
  sort: { by: "cerut", isDescending: false },
};

export function subscriptionVariant(state: SubscriptionState): StatusVariant {
  if (state === "subscribed") return "good";
  return state === "left" ? "ended" : "open";
}
