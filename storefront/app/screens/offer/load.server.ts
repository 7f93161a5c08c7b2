import { data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { getOffer } from "@curat/contract/offers";
import { toOfferView } from "../../components/offer/offer-view.ts";
import { apiOf } from "../../session/api.server.ts";
import { texts } from "../../components/offer/texts.ts";

/** Returns the offer for a secret link's token, or null if the link is invalid. */
export async function loadOffer(context: Readonly<RouterContextProvider>, token: string) {
  const answer = await apiOf(context).call(getOffer, { params: { token } });
  if (!answer.ok && answer.status !== 404) throw data(null, { status: 503 });
  const offer = answer.ok ? toOfferView(answer.data) : null;
  return { head: { title: offer?.title ?? texts.title, robots: "noindex" }, offer };
}
export type OfferData = Awaited<ReturnType<typeof loadOffer>>;
