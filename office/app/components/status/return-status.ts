import type { StatusVariant } from "@curat/ui/status/status.tsx";

export function returnVariant(status: string): StatusVariant {
  if (status === "refunded") return "good";
  return status === "rejected" || status === "closed" ? "ended" : "open";
}
