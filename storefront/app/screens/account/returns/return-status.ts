import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour variant for a return's status code. */
export function returnStatusVariant(code: string | undefined): StatusVariant {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
