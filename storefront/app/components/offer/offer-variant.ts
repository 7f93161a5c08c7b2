import type { OfferState } from "@curat/contract/offers.values";
import type { StatusVariant } from "@curat/ui/status/status.tsx";

/** Returns the colour of an offer's state; its label also contains the state. */
export function offerVariant(state: OfferState): StatusVariant {
  if (state === "offered" || state === "accepted") return "good";
  return state === "requested" ? "open" : "ended";
}
