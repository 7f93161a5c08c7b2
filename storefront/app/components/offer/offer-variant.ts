import type { OfferState } from "@curat/contract/offers.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** The colour of an offer's state; its word says it too. */
export function offerVariant(state: OfferState): StatusVariant {
  if (state === "offered" || state === "accepted") return "good";
  return state === "requested" ? "open" : "ended";
}
