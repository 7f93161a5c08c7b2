import type { StatusVariant } from "@curat/ui/status/status.tsx";

export function complaintVariant(state: string): StatusVariant {
  if (state === "answered") return "good";
  return state === "closed" ? "ended" : "open";
}
