import type { StatusVariant } from "@curat/ui/status/status.tsx";

export const REQUEST_KINDS = { checkdata: "copia datelor", forgetme: "ștergerea datelor" };

export const REQUEST_STATES = { all: "oricare", open: "în lucru", done: "încheiată" };

export function requestVariant(state: "open" | "done"): StatusVariant {
  return state === "done" ? "good" : "open";
}
