import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour of a return's status, which is also shown as text. */
export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
