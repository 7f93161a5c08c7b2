import type { MessageState } from "@curat/contract/staff/messages.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

/** Messages of visitors as a list. */
export const MESSAGES: ListShape = {
  columns: [
    { key: "de_la", label: texts.who, isName: true },
    { key: "fel", label: texts.kind },
    { key: "mesaj", label: texts.question },
    { key: "email", label: texts.email, isExtra: true },
    { key: "produs", label: texts.product, isExtra: true },
    { key: "stare", label: texts.state },
    { key: "cine", label: texts.assignee },
    { key: "primit", label: texts.at, isSortable: true },
  ],
  filters: [
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "fel", label: texts.kind, kind: "choice", options: optionsOf(texts.kinds) },
    { key: "cine", label: texts.assignee, kind: "choice", options: optionsOf(texts.assignees) },
    { key: "q", label: texts.text, kind: "text", verb: "conține" },
  ],
  usual: texts.usual,
  sort: { by: "primit", isDescending: false },
};

/** The colour of a message's state; its word says it too. */
export function messageVariant(state: MessageState): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
