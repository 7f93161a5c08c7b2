import type { RouterContextProvider } from "react-router";
import { getRelated } from "@curat/contract/catalog";
import { cachedApiOf } from "../../session/api.server.ts";
import { toCard } from "../product-card/to-card.ts";

/** As many as are read: what lies in the cart already is left out by who shows them (decisions/0020: Catalogue). */
const MAX = 8;

/** What of a card a recommendation shows. */
export type Recommended = Awaited<ReturnType<typeof loadRecommendations>>[number];

/** The first related products that can be bought; none when they can not be read, so that nothing stands in the way. */
export async function loadRecommendations(context: Readonly<RouterContextProvider>, id: string) {
  const answer = await cachedApiOf(context).call(getRelated, { params: { id } });
  if (!answer.ok) return [];
  return answer.data
    .flatMap(({ products }) => products.map(toCard))
    .filter(({ isBuyable }) => isBuyable)
    .slice(0, MAX)
    .map(({ id: productId, url, name, picture, price, oldPrice, brand, minQuantity, hazard }) => ({
      id: productId,
      url,
      name,
      picture,
      price,
      oldPrice,
      brand,
      minQuantity,
      hazard,
    }));
}
