import type { Db } from "../../../db/database.ts";
import { findCartOfCustomer } from "./cart.store.ts";
import { loadContents } from "./contents.ts";

export interface CartGoods {
  productId: number;
  name: string;
  code: string;
  quantity: number;
}

/** Returns the products in a customer's open cart. A bundle is returned as its products. */
export async function openCartGoods(db: Db, customerId: number, now: Date): Promise<CartGoods[]> {
  const cart = await findCartOfCustomer(db, customerId, now);
  if (!cart) return [];
  const { lines } = await loadContents(db, cart, { buyer: { customerId }, now });
  const goods = new Map<number, CartGoods>();
  for (const line of lines)
    for (const { product, quantity: each } of line.parts) {
      const { productId, name, code } = product;
      const before = goods.get(productId)?.quantity ?? 0;
      goods.set(productId, { productId, name, code, quantity: before + each * line.quantity });
    }
  return [...goods.values()];
}
