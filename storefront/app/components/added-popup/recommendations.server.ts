import type { RouterContextProvider } from "react-router";
import { getRelated } from "@curat/contract/catalog";
import { cachedApiOf } from "../../session/api.server.ts";
import { toCard } from "../product-card/to-card.ts";

/** More than the popup shows, because the popup omits products already in the cart (decisions/0020: Catalogue). */
const MAX = 8;

export type Recommended = Awaited<ReturnType<typeof loadRecommendations>>[number];

/** Returns related products that can be bought, or an empty list if the API call fails. */
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
