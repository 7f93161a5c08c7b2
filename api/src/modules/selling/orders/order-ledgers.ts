/** An order and its two ledgers, for money and for pieces. The caller has locked the order. */
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Db, Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import {
  type Account,
  accountOf,
  hasPaid,
  loadEntries,
  loadLineStates,
  paymentStateOf,
  postEvent,
  postPieces,
  ship,
} from "../ledger/index.ts";
import { createRefund, type NewRefund } from "../refunds/index.ts";
import { actorOf, orderChange, type OrderMover, recordOrderChange, storyActor } from "./order-changes.ts";
import { loadEveryLine, writeLines } from "./order-lines.store.ts";
import { insertEvent, lockOrder, writeFields, writeOrder } from "./order-moves.store.ts";
import { endsWithoutSale } from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { piecesAway } from "./parcels.rules.ts";
import { loadParcels } from "./parcels.store.ts";
import { loadOpen } from "./payment/payment.store.ts";
import { toLei } from "@curat/contract/lei.values";
import { formatOfficeLei } from "../../../text/money.ts";

export async function loadMoney(db: Db, { id }: Pick<Order, "id">): Promise<Account> {
  const entries = await loadEntries(db, id);
  return accountOf(entries, await loadOpen(db, id));
}

/** Returns what staff may record as paid, in bani. Nobody else reports public procurement payments. */
export async function notableBani(db: Db, order: Order): Promise<number> {
  if (endsWithoutSale(order.status)) return 0;
  if (hasPaid(order) || order.paymentCode !== PAYMENT_CODE.publicProcurement) return order.restBani;
  return (await loadMoney(db, order)).payableBani;
}

/** Updates the order's payment state and balance due from its account, and returns the updated order. */
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

export async function openRefund(
  tx: Tx,
  order: Order,
  { by, ...refund }: Omit<NewRefund, "orderId"> & { by: OrderMover },
): Promise<{ order: Order; refundId: number }> {
  const refundId = await createRefund(tx, { orderId: order.id, ...refund, actor: actorOf(by, order) });
  return { refundId, order: await settleMoney(tx, order, by) };
}

/** Writes an amended order with its lines, and posts the changes to both ledgers. */
export async function rewriteOrder(
  tx: Tx,
  before: Order,
  { after, ...lines }: { after: Order } & Parameters<typeof writeLines>[2],
): Promise<void> {
  const { id: orderId } = before;
  await writeOrder(tx, after);
  const { at } = lines;
  await writeLines(tx, orderId, lines);
  await settleAway(tx, before, { at });
  await postEvent(tx, { orderId, at }, { event: "amended", changeBani: after.totalBani - before.totalBani });
}

/** Posts the pieces shipped or returned since the last call; `shipmentId` is the parcel that moved. */
export async function settleAway(
  tx: Tx,
  { id, status }: Pick<Order, "id" | "status">,
  { at, shipmentId }: { at: Date; shipmentId?: number | undefined },
): Promise<void> {
  // Shipped pieces may be on a line that was removed since.
  const lines = await loadEveryLine(tx, id);
  const parcels = await loadParcels(tx, [id]);
  const states = await loadLineStates(tx, id);
  const goods = lines.flatMap(({ id: lineId, productId, quantity }) =>
    productId === null ? [] : [{ lineId, productId, quantity, away: states.get(lineId)?.away ?? 0 }],
  );
  await postPieces(tx, ship(goods, { away: piecesAway(status, { lines, parcels }), shipmentId }), at);
}

interface Settled {
  bani: number;
  by: OrderMover;
  note?: string;
  at: Date;
}

/** Records money in bani for an order that is not awaiting payment; the caller has locked the order. */
export async function settleBalanceDue(tx: Tx, order: Order, paid: Settled): Promise<void> {
  const { bani, by, at } = paid;
  // A card payment was posted when its notification arrived.
  if (by !== "payment")
    await postEvent(tx, { orderId: order.id, at }, { event: "noted", bani, method: "unknown" });
  const what = `${hasPaid(order) ? "diferența" : "suma"} de ${formatOfficeLei(bani)} a fost plătită`;
  await recordLess(tx, order, { ...paid, what, beforeBani: bani });
  await settleMoney(tx, order, by);
}

/** Writes off an order's balance due, in bani; the caller has locked the order. */
export async function forgive(tx: Tx, order: Order, writtenOff: Settled): Promise<void> {
  const { bani, by, at } = writtenOff;
  await postEvent(tx, { orderId: order.id, at }, { event: "forgotten", bani });
  const what = `magazinul renunță la diferența de ${formatOfficeLei(bani)}`;
  await recordLess(tx, order, { ...writtenOff, what, beforeBani: bani });
  await settleMoney(tx, order, by);
}

/** Records that an accepted return lowered the balance due, in bani. The return has already posted it. */
export async function notifyWaived(tx: Tx, order: Order, waived: Settled & { note: string }): Promise<void> {
  const what = `diferența de plată scade cu ${formatOfficeLei(waived.bani)}`;
  await recordLess(tx, order, {
    ...waived,
    what,
    logged: `${what} (${waived.note})`,
    beforeBani: order.restBani,
  });
}

/** `logged` replaces `what` in the change log, which has no notes. */
async function recordLess(
  tx: Tx,
  order: Order,
  {
    bani,
    by,
    note = "",
    at,
    what,
    logged = what,
    beforeBani,
  }: Settled & { what: string; logged?: string; beforeBani: number },
): Promise<void> {
  const { id: orderId, number, status } = order;
  const said = `${what.charAt(0).toUpperCase()}${what.slice(1)}${note === "" ? "." : `: ${note}`}`;
  await insertEvent(tx, { orderId, status, actor: storyActor(by), note: said, at });
  await recordOrderChange(tx, order, {
    by,
    sentence: `Comanda ${number}: ${logged}.`,
    before: { rest: toLei(beforeBani) },
    after: { rest: toLei(beforeBani - bani) },
  });
}
