import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Colour of a return's status; its word is the provider's. */
export function returnStatusVariant(code: string | undefined): StatusVariant {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
