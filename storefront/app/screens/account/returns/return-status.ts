import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour variant of a return's status. The provider supplies the label. */
export function returnStatusVariant(code: string | undefined): StatusVariant {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
