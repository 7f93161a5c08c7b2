import type { PickList } from "@curat/contract/staff/packing";
import type { ApiContext } from "../../../context.ts";
import { loadShelves } from "../../catalogue/stock/index.ts";
import { endsWithoutSale } from "../../selling/orders/index.ts";
import { lotsOf } from "./packing-lots.service.ts";
import { toWireLots } from "./packing.wire.ts";
import * as store from "./packing.store.ts";
import { pickedProducts } from "./pick-list.rules.ts";

/** Returns the pick list of these orders, in the given order. Cancelled and refused orders are listed as omitted. */
export async function loadPickList(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderIds: readonly number[],
): Promise<PickList> {
  const found = new Map((await store.loadPickedOrders(db, orderIds)).map((order) => [order.id, order]));
  const input = [...new Set(orderIds)].flatMap((id) => found.get(id) ?? []);
  const orders = input.filter(({ status }) => !endsWithoutSale(status));
  const goods = await store.loadGoods(
    db,
    orders.map(({ id }) => id),
  );
  const products = pickedProducts(orders, goods, {
    categories: await store.loadCategoryPaths(db),
    shelves: await loadShelves(
      db,
      goods.map(({ productId }) => productId),
    ),
  });
  const free = await store.loadFreeGoods(
    db,
    orders.map(({ id }) => id),
  );
  const lots = await lotsOf(db, {
    orderIds: orders.map(({ id }) => id),
    goods: products.map(({ productId, quantity: wanted }) => ({ productId, wanted })),
    at: now(),
  });
  return {
    products: products.map(({ productId, orders: needing, ...product }) => ({
      productid: productId,
      ...product,
      lots: toWireLots(lots.get(productId)).lots,
      orders: needing.map((order) => ({ ...order, number: String(order.number) })),
    })),
    orders: orders.map(({ id, number, name }) => ({
      id,
      number: String(number),
      name,
      lines: goods
        .filter(({ orderId }) => orderId === id)
        .map(({ productId, name: product, code, quantity }) => ({
          productid: productId,
          name: product,
          code,
          quantity,
        })),
      free_lines: free
        .filter(({ orderId }) => orderId === id)
        .map(({ name: line, unit, quantity }) => ({ name: line, unit, quantity })),
    })),
    left_out: input.filter(({ status }) => endsWithoutSale(status)).map(({ number }) => String(number)),
  };
}
