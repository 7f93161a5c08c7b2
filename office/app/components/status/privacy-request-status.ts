import type { StatusVariant } from "@curat/ui/status/status.tsx";

export const REQUEST_KINDS = { checkdata: "copia datelor", forgetme: "ștergerea datelor" };

export const REQUEST_STATES = { all: "oricare", open: "în lucru", done: "încheiată" };

/** Returns the colour of a request's state, which is also shown as text. */
export function requestVariant(state: "open" | "done"): StatusVariant {
  return state === "done" ? "good" : "open";
}
