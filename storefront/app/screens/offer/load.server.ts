import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOffer } from "@curat/contract/offers";
import type { Offer } from "@curat/contract/offers";
import { longDate } from "@curat/ui/date/long-date.ts";
import { apiOf } from "../../session/api.server.ts";
import { texts } from "./texts.ts";

/** The offer behind a secret link; null where the link leads to none. */
export async function loadOffer(context: Readonly<RouterContextProvider>, token: string) {
  const answer = await apiOf(context).call(getOffer, { params: { token } });
  if (!answer.ok && answer.status !== 404) throw data(null, { status: 503 });
  const offer = answer.ok ? toOfferView(answer.data) : null;
  return { head: { title: offer?.title ?? texts.title, robots: "noindex" }, offer };
}
export type OfferData = Awaited<ReturnType<typeof loadOffer>>;
export type OfferView = ReturnType<typeof toOfferView>;

/** What the page shows of an offer. */
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
    /** All of its lines are of products: a cart can hold it. */
    isOrderable: offer.lines.every(({ stock }) => stock !== null),
  };
}
