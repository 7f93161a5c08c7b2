import type { Db } from "../../../db/database.ts";
import { findPurchaseOrder, orderName } from "../purchase-orders/index.ts";
import { countForOrders, type OrderedGoods, orderDifferences } from "./ordered-goods.rules.ts";
import { loadCounted, loadOrderedGoods } from "./ordered-goods.store.ts";
import { loadProducts, type Receipt } from "./receipts.store.ts";

/**
 * Returns the receipt's orders, oldest first, with the products whose quantities differ. An undone receipt has no
 * differences. Products that were in no order are listed with the first one.
 */
export async function differencesWithOrders(
  db: Db,
  { id, purchaseOrderIds, postedAt, undoneAt }: Receipt,
  goods: readonly { productId: number; pieces: number }[],
) {
  const orders = await Promise.all(
    purchaseOrderIds.map(async (orderId) => ({
      orderId,
      order: await findPurchaseOrder(db, orderId),
      ordered: undoneAt ? [] : await loadOrderedGoods(db, orderId),
    })),
  );
  const everything: OrderedGoods[] = orders.flatMap(({ ordered }) => ordered);
  const isCounted = postedAt !== null;
  const counted = isCounted ? await loadCounted(db, id) : countForOrders(everything, goods);
  const known = new Set(everything.map(({ productId }) => productId));
  const unordered = undoneAt ? [] : goods.filter(({ productId }) => !known.has(productId));
  const found = orders.flatMap(({ orderId, order, ordered }, index) => {
    if (!order || order.number === null || order.year === null) return [];
    const name = orderName({ number: order.number, year: order.year });
    const extra = index === 0 ? unordered : [];
    return [{ orderId, name, differences: orderDifferences(ordered, { counted, isCounted, others: extra }) }];
  });
  const ids = found.flatMap(({ differences }) => differences.map(({ productId }) => productId));
  const products = await loadProducts(db, [...new Set(ids)]);
  return found.map(({ orderId, name, differences }) => ({
    purchase_orderID: orderId,
    name,
    differences: differences.map(({ productId, ...counts }) => {
      const { code = "", name: product = "" } = products.get(productId) ?? {};
      return { product_code: code, product, ...counts };
    }),
  }));
}
