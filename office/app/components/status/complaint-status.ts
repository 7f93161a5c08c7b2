import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** The colour of a complaint's state; its word says it too. */
export function complaintVariant(state: string): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
