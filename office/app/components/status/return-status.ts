import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour variant for a return's status. */
export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
