import type { Db } from "../../../db/database.ts";
import { findPurchaseOrder, orderName } from "../purchase-orders/index.ts";
import { orderDifferences } from "./ordered-goods.rules.ts";
import { loadOrderedGoods } from "./ordered-goods.store.ts";
import { loadProducts, type Receipt } from "./receipts.store.ts";

/**
 * Returns the name of the receipt's order and the products with different quantities; undefined without an order. An
 * undone receipt has no differences.
 */
export async function differencesWithOrder(
  db: Db,
  { purchaseOrderId, postedAt, undoneAt }: Receipt,
  goods: readonly { productId: number; pieces: number }[],
) {
  if (purchaseOrderId === null) return undefined;
  const order = await findPurchaseOrder(db, purchaseOrderId);
  if (!order || order.number === null || order.year === null) return undefined;
  const name = orderName({ number: order.number, year: order.year });
  if (undoneAt) return { name, differences: [] };
  const ordered = await loadOrderedGoods(db, purchaseOrderId);
  const found = orderDifferences(ordered, goods, { isCounted: postedAt !== null });
  const products = await loadProducts(
    db,
    found.map(({ productId }) => productId),
  );
  const differences = found.map(({ productId, ...counts }) => {
    const { code = "", name: product = "" } = products.get(productId) ?? {};
    return { product_code: code, product, ...counts };
  });
  return { name, differences };
}
