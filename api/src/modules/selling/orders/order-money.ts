/** How much money of an order came and went; the order's lock stands around each. */
import type { Db } from "../../../db/database.ts";
import { sumRefunds } from "../refunds/index.ts";
import { moneyOf, type OrderMoney } from "./order-money.rules.ts";
import type { Order } from "./orders.store.ts";
import { sumHeld } from "./payment/payment.store.ts";

/** What came in for an order that stands, what is due and what went, from all that is written of it. */
export async function loadMoney(db: Db, order: Order): Promise<OrderMoney> {
  const heldBani = await sumHeld(db, order.id);
  return moneyOf(order, { ...(await sumRefunds(db, order.id)), heldBani });
}
