import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour of a return's status; the page shows the status as text, too. */
export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
