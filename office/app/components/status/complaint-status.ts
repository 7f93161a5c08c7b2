import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour variant for a complaint's state. */
export function complaintVariant(state: string): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
