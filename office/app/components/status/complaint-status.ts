import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour of a complaint's state; the page shows the state as text, too. */
export function complaintVariant(state: string): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
