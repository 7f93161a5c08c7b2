/** How much money of an order came and went; the order's lock stands around each. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Db, Tx } from "../../db/database.ts";
import { sumAmended, sumRefunds } from "../refunds/index.ts";
import type { OrderMover } from "./order-changes.ts";
import { changePaymentState } from "./order-moves.ts";
import { endsWithoutSale, type OrderStatus } from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { stateAfterRefund } from "./order-payment.rules.ts";
import { sumByProcessor } from "./payment/payment.store.ts";

/** In bani: what came in, what is to go back and what went. */
export interface OrderMoney {
  paidBani: number;
  dueBani: number;
  doneBani: number;
}

/** Statuses in which who pays on delivery has paid. */
const ARRIVED: readonly OrderStatus[] = ["delivered", "completed", "partly_returned", "returned"];

/**
 * What an order brought in and gave back. What a processor took counts as it told; all other ways count as the order's
 * total, with what it cost more before it was changed.
 */
export async function loadMoney(db: Db, order: Order): Promise<OrderMoney> {
  const isCard = order.paymentCode === PAYMENT_CODE.card;
  const byProcessor = await sumByProcessor(db, order.id, { imported: isCard });
  const other =
    !isCard && hasPaid(order) ? order.totalBani - order.restBani + (await sumAmended(db, order.id)) : 0;
  return { paidBani: byProcessor + other, ...(await sumRefunds(db, order.id)) };
}

function hasPaid({ paymentState, paymentCode, status }: Order): boolean {
  if (["paid", "refund_due", "refunded"].includes(paymentState)) return true;
  return paymentCode === PAYMENT_CODE.cashOnDelivery && ARRIVED.includes(status);
}

/** After money went back: an order that owed it owes it no more, or still the rest. */
export async function settleRefunds(tx: Tx, order: Order, by: OrderMover): Promise<Order> {
  if (order.paymentState !== "refund_due") return order;
  const money = await loadMoney(tx, order);
  // Of what was not sold nothing is the shop's to keep.
  const paidBani = endsWithoutSale(order.status) ? 0 : money.paidBani;
  const to = stateAfterRefund({ ...money, paidBani });
  return to === order.paymentState ? order : changePaymentState(tx, order, { to, by });
}
