/** The day that an order is promised once nothing is waited for any more. */
import type { DeliveryCode } from "@curat/contract/cart.values";
import type { Tx } from "../../../db/database.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { isDeliveryCode, orderPromise, readDeliveryTerms } from "../shipping/index.ts";
import { writePromise } from "./order-moves.store.ts";
import type { Order } from "./orders.store.ts";

/** Promises the day that holds as its money comes; the caller holds the order's row. (decision 0082) */
export async function promiseWhenPaid(tx: Tx, order: Order, at: Date): Promise<Order> {
  if (!isDeliveryCode(order.deliveryCode)) return order;
  const terms = readDeliveryTerms((await loadStored(tx)).get("deliveryTerms"));
  const promised = orderPromise(terms, {
    code: order.deliveryCode as DeliveryCode, // checked above
    countyCode: order.locker ? undefined : (order.deliveryCountyCode ?? undefined),
    now: at,
  });
  if (!promised) return order;
  const promise = { from: promised.from, to: promised.to, leaves: promised.leaves };
  await writePromise(tx, order.id, promise);
  return { ...order, promise };
}
