/** The liked flag of products, for whoever is logged in. */
import type { ApiContext } from "../../context.ts";
import { findCustomer } from "../sessions/index.ts";
import { likedAmong } from "./favourites.store.ts";

/**
 * The products with `liked` as it is for the customer behind the token.
 * Without a token they come back as they are and the database is not asked.
 */
export async function markLiked<Item extends { productID?: number; liked?: boolean }>(
  shop: Pick<ApiContext, "db" | "now">,
  userToken: string | undefined,
  items: Item[],
): Promise<Item[]> {
  const customer = await findCustomer(shop, userToken);
  if (!customer) return items;
  const ids = items.flatMap(({ productID }) => productID ?? []);
  const liked = await likedAmong(shop.db, customer.id, ids);
  return items.map((item) => ({ ...item, liked: item.productID !== undefined && liked.has(item.productID) }));
}
