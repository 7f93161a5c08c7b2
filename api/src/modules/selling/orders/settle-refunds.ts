/** What money that went back makes of its order; the order's lock stands around it. */
import type { Tx } from "../../../db/database.ts";
import type { OrderMover } from "./order-changes.ts";
import { stateAfterRefund } from "./order-money.rules.ts";
import { loadMoney } from "./order-money.ts";
import { changePaymentState } from "./order-moves.ts";
import type { Order } from "./orders.store.ts";

/** Writes where the order's money stands now: owed still, all gone, or the rest of it the shop's. */
export async function settleRefunds(tx: Tx, order: Order, by: OrderMover): Promise<Order> {
  const to = stateAfterRefund(order, await loadMoney(tx, order));
  return to === order.paymentState ? order : changePaymentState(tx, order, { to, by });
}
