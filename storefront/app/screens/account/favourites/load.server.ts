import type { RouterContextProvider } from "react-router";
import { listFavourites } from "@curat/contract/favourites";
import { toCard } from "../../../components/product-card/to-card.ts";
import { apiOf } from "../../../session/api.server.ts";
import { texts as accountTexts } from "../../../components/account/texts.ts";
import { texts } from "./texts.ts";

/**
 * Returns the customer's favourites, newest first. Marks each as a favourite, because some providers omit the
 * flag.
 */
export async function loadFavourites(context: Readonly<RouterContextProvider>) {
  const answer = await apiOf(context).call(listFavourites);
  return {
    head: { title: accountTexts.titleOf(texts.title), robots: "noindex" },
    cards: answer.ok ? answer.data.map((item) => toCard({ ...item, liked: true })) : undefined,
  };
}
