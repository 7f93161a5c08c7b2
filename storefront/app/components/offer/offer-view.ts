import type { Offer } from "@curat/contract/offers";
import { longDate } from "@curat/ui/date/long-date.ts";
import { texts } from "./texts.ts";

export function toOfferView(offer: Offer) {
  const { token, number, version, state, valid_until: until, created_at: createdAt } = offer;
  return {
    ...offer,
    title: number === null ? texts.requested : texts.titleOf(number),
    address: `/oferta/${token}`,
    isReplaced: version !== null && version > 1,
    until: until === null ? null : longDate(until),
    day: longDate(createdAt),
    stateText: texts.states[state],
    /** Whether every line names a product, so that the offer can be added to a cart. */
    isOrderable: offer.lines.every(({ stock }) => stock !== null),
  };
}
export type OfferView = ReturnType<typeof toOfferView>;
