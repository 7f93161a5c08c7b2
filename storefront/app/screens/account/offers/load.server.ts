import type { RouterContextProvider } from "react-router";
import { listOwnOffers } from "@curat/contract/offers";
import { apiOf } from "../../../session/api.server.ts";
import { toOfferView } from "../../../components/offer/offer-view.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

export async function loadOffers(context: Readonly<RouterContextProvider>) {
  const answer = await apiOf(context).call(listOwnOffers);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    offers: answer.ok ? answer.data.map((offer) => shortOf(toOfferView(offer))) : undefined,
  };
}
export type OffersData = Awaited<ReturnType<typeof loadOffers>>;

function shortOf({
  token,
  title,
  address,
  state,
  stateText,
  day,
  until,
  total,
}: ReturnType<typeof toOfferView>) {
  return { token, title, address, state, stateText, day, until, total };
}
