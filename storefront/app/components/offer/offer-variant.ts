import type { OfferState } from "@curat/contract/offers.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

export function offerVariant(state: OfferState): StatusVariant {
  if (state === "offered" || state === "accepted") return "good";
  return state === "requested" ? "open" : "ended";
}
