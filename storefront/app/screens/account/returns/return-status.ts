import type { StatusVariant } from "@curat/ui/status/status.tsx";

export function returnStatusVariant(code: string | undefined): StatusVariant {
  if (code === "refunded") return "good";
  return code === "rejected" ? "ended" : "open";
}
