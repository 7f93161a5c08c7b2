import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour of a return's status; the provider supplies its label. */
export function returnStatusVariant(code: string | undefined): StatusVariant {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
