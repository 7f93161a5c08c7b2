import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { Db, Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { paysInvoice } from "../credit/index.ts";
import {
  type Account,
  accountOf,
  type PlainMethod,
  hasPaid,
  loadEntries,
  loadLineStates,
  paymentStateOf,
  postEvent,
  postPieces,
  ship,
} from "../ledger/index.ts";
import { createRefund, type NewRefund } from "../refunds/index.ts";
import {
  actorOf,
  insertEvent,
  lockOrder,
  orderChange,
  type OrderMover,
  recordOrderChange,
  storyActor,
  writeFields,
  writeOrder,
} from "./order-moves.store.ts";
import { loadEveryLine, loadParcels, writeLines } from "./order-lines.store.ts";
import { endsWithoutSale } from "./orders.rules.ts";
import type { Order } from "./orders.store.ts";
import { piecesAway } from "./parcels.rules.ts";
import { loadOpen } from "./payment/payment.store.ts";
import { toLei } from "@curat/contract/lei.values";
import { formatOfficeLei } from "../../../text/money.ts";

export async function loadMoney(db: Db, { id }: Pick<Order, "id">): Promise<Account> {
  const entries = await loadEntries(db, id);
  return accountOf(entries, await loadOpen(db, id));
}

/**
 * Returns the amount that staff may record as paid, in bani. If the invoice is paid after delivery, it is everything
 * still owed, otherwise the balance due. It is 0 for an order that ended without a sale.
 */
export async function notableBani(db: Db, order: Order): Promise<number> {
  if (endsWithoutSale(order.status)) return 0;
  if (hasPaid(order) || !paysInvoice(order)) return order.restBani;
  return (await loadMoney(db, order)).payableBani;
}

/** Updates the order's payment state and balance due from its account, and returns the updated order. */
export async function settleMoney(tx: Tx, { id }: Pick<Order, "id">, by: OrderMover): Promise<Order> {
  const order = await lockOrder(tx, id);
  const money = await loadMoney(tx, order);
  const paymentState = paymentStateOf(order.paymentState, money, {
    isUndone: endsWithoutSale(order.status),
    awaitsCash: order.paymentCode === PAYMENT_CODE.cashOnDelivery,
    isAwaited: order.status === "awaiting_payment",
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

/** Posts the pieces shipped or returned since the last call. `shipmentId` is the parcel that moved. */
export async function settleAway(
  tx: Tx,
  { id, status }: Pick<Order, "id" | "status">,
  { at, shipmentId }: { at: Date; shipmentId?: number | undefined },
): Promise<void> {
  // Shipped pieces may belong to a line that was removed later.
  const lines = await loadEveryLine(tx, id);
  const parcels = await loadParcels(tx, [id]);
  const states = await loadLineStates(tx, id);
  const goods = lines.flatMap(({ id: lineId, productId, quantity }) =>
    productId === null ? [] : [{ lineId, productId, quantity, away: states.get(lineId)?.away ?? 0 }],
  );
  await postPieces(tx, ship(goods, { away: piecesAway(status, { lines, parcels }), shipmentId }), at);
}

type Lowered = "paid" | "forgiven" | "returned";

const LOWERED: Record<Lowered, (sum: string, order: Order) => string> = {
  paid: (sum, order) => `${hasPaid(order) ? "diferența" : "suma"} de ${sum} a fost plătită`,
  forgiven: (sum) => `magazinul renunță la diferența de ${sum}`,
  returned: (sum) => `diferența de plată scade cu ${sum}`,
};

/** Records that a balance due in bani was paid, written off or reduced by a return. The return is already posted. */
export async function lowerBalanceDue(
  tx: Tx,
  order: Order,
  lowered: {
    how: Lowered;
    bani: number;
    by: OrderMover;
    method?: PlainMethod;
    document?: string;
    note?: string;
    at: Date;
  },
): Promise<void> {
  const { how, bani, by, note, document, method = "unknown", at } = lowered;
  const { id: orderId, number, status } = order;
  const isReturn = how === "returned";
  if (how === "forgiven") await postEvent(tx, { orderId, at }, { event: "forgotten", bani });
  // A card payment was already posted when its notification arrived.
  if (how === "paid" && by !== "payment")
    await postEvent(
      tx,
      { orderId, at },
      {
        event: "noted",
        bani,
        ...(document === undefined ? { method } : { method: "set_off", document }),
      },
    );
  const what = LOWERED[how](formatOfficeLei(bani), order);
  const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1)}${note ? `: ${note}` : "."}`;
  await insertEvent(tx, { orderId, status, actor: storyActor(by), note: sentence, at });
  const beforeBani = isReturn ? order.restBani : bani;
  // The audit log does not contain staff notes.
  await recordOrderChange(tx, order, {
    by,
    sentence: `Comanda ${number}: ${what}${isReturn ? ` (${note})` : ""}.`,
    before: { rest: toLei(beforeBani) },
    after: { rest: toLei(beforeBani - bani) },
  });
  if (!isReturn) await settleMoney(tx, order, by);
}
