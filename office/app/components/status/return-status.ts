import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** The colour of a return's status; its word says it too. */
export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
