import type { RouterContextProvider } from "react-router";
import { getRelated } from "@curat/contract/catalog";
import { cachedApiOf } from "../../session/api.server.ts";
import { toCard } from "../product-card/to-card.ts";

/**
 * Number of products to request. This is more than are shown, because the component leaves out products
 * already in the cart (decisions/0020: Catalogue).
 */
const MAX = 8;

/** A recommended product with the card fields that are shown. */
export type Recommended = Awaited<ReturnType<typeof loadRecommendations>>[number];

/**
 * Returns the first related products that can be bought. Returns an empty list if they cannot be read, so
 * that adding to the cart is never blocked.
 */
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
