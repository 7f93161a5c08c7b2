/** An order's account and what it makes of the order's payment; the order's lock stands around each write. */
import type { Db, Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { type Account, accountOf, hasPaid, loadEntries, paymentStateOf } from "../ledger/index.ts";
import { type NewRefund, oweRefund, sumOpen } from "../refunds/index.ts";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { actorOf, orderChange, type OrderMover } from "./order-changes.ts";
import { lockOrder, writeFields } from "./order-moves.store.ts";
import { endsWithoutSale } from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { sumCredited } from "./payment/payment.store.ts";

/** The account of an order, in bani. */
export async function loadMoney(db: Db, { id }: Pick<Order, "id">): Promise<Account> {
  const entries = await loadEntries(db, id);
  return accountOf(entries, { openBani: await sumOpen(db, id), creditedBani: await sumCredited(db, id) });
}

/**
 * What staff may note as paid, in bani: the rest of an order that was paid in part, or all of one by public procurement,
 * whose money nobody else tells of.
 */
export async function notableBani(db: Db, order: Order): Promise<number> {
  if (endsWithoutSale(order.status)) return 0;
  if (hasPaid(order) || order.paymentCode !== PAYMENT_CODE.publicProcurement) return order.restBani;
  return (await loadMoney(db, order)).payableBani;
}

/** Writes what the account says of the order: the state of its payment, and what is still to pay. Answers the order as it stands. */
export async function settleMoney(tx: Tx, { id }: Pick<Order, "id">, by: OrderMover): Promise<Order> {
  const order = await lockOrder(tx, id);
  const money = await loadMoney(tx, order);
  const paymentState = paymentStateOf(order.paymentState, money, {
    isUndone: endsWithoutSale(order.status),
    awaitsCash: order.paymentCode === PAYMENT_CODE.cashOnDelivery,
  });
  const restBani = hasPaid({ paymentState }) ? money.payableBani : 0;
  if (paymentState === order.paymentState && restBani === order.restBani) return order;
  const settled = await writeFields(tx, id, { paymentState, restBani });
  await recordChange(tx, orderChange(order, settled, by));
  return settled;
}

/** Opens a refund in bani, of a return or of the order; the order's row is locked by the caller. */
export async function openRefund(
  tx: Tx,
  order: Order,
  { by, ...refund }: Omit<NewRefund, "orderId"> & { by: OrderMover },
): Promise<{ order: Order; refundId: number }> {
  const refundId = await oweRefund(tx, { orderId: order.id, ...refund, actor: actorOf(by, order) });
  return { refundId, order: await settleMoney(tx, order, by) };
}
