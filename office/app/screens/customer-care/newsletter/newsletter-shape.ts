import type { SubscriptionState } from "@curat/contract/staff/newsletter.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** The newsletter's addresses as a list. */
export const SUBSCRIBERS: ListShape = {
  columns: [
    { key: "email", label: texts.email, isName: true },
    { key: "stare", label: texts.state },
    { key: "cerut", label: texts.asked, isSortable: true },
    { key: "confirmat", label: texts.confirmed },
    { key: "dezabonat", label: texts.left },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "cerut", isDescending: false },
};

/** The colour of a subscription's state; its word says it too. */
export function subscriptionVariant(state: SubscriptionState): StatusVariant {
  if (state === "subscribed") return "good";
  return state === "left" ? "ended" : "open";
}
