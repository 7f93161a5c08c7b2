import type { StatusLook } from "@curat/ui/status/status.tsx";

/** Colour of a return's status; its word is the provider's. */
export function lookOfReturn(code: string | undefined): StatusLook {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
