import type { StatusVariant } from "@curat/ui/status/status.tsx";

const VARIANTS: Partial<Record<string, StatusVariant>> = {
  requested: "fresh",
  declared: "fresh",
  approved: "ready",
  on_the_way: "underway",
  received: "busy",
  refunded: "good",
  rejected: "ended",
  closed: "ended",
};

export function returnVariant(status: string): StatusVariant {
  return VARIANTS[status] ?? "open";
}
