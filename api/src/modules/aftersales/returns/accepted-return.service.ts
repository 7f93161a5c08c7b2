/** A return that is accepted: the storno, the order's account, what goes back to the buyer; first told, then done. */
import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import type { Db, Tx } from "../../../db/database.ts";
import { type InvoicePart, preparePart, previewPart, writePart } from "../../money/invoices/index.ts";
import type { Actor } from "../../platform/changes/index.ts";
import {
  effectOf,
  type LinePieces,
  loadOpenReturns,
  owedAfter,
  postEvent,
} from "../../selling/ledger/index.ts";
import {
  endsWithoutSale,
  findOrder,
  loadMoney,
  lockOrder,
  moveOrder,
  openRefund,
  settleMoney,
  tellWaived,
} from "../../selling/orders/index.ts";
import { isWhole, movesOf } from "./returns.rules.ts";
import { loadGoods, type Return } from "./returns.store.ts";

/** What accepting a return posts to its order's account, in sentences; empty where it can not be accepted now. */
export async function previewAccepted(db: Db, request: Return, at: Date): Promise<string[]> {
  const { id, orderId, status } = request;
  if (!movesOf(status).includes("refunded") || endsWithoutSale(request.orderStatus)) return [];
  const open = await loadOpenReturns(db, orderId);
  const pieces = open.filter(({ returnId }) => returnId === id);
  const { document } = await previewPart(db, await partOf(db, request, pieces), at);
  const bani = Math.max(0, -document.totalBani);
  const order = (await findOrder(db, orderId))?.order;
  if (!order) return [];
  const money = await loadMoney(db, order);
  const backBani = Math.min(bani, owedAfter(money, -bani).refundableBani);
  return effectOf(money, { event: "returned", bani, returnId: null }, backBani).sentences;
}

/** The pieces of a return as the part of the invoice that its storno takes back. */
async function partOf(
  db: Db,
  { number, orderId }: Pick<Return, "number" | "orderId">,
  pieces: readonly LinePieces[],
): Promise<InvoicePart> {
  const bought = await loadGoods(db, [orderId]);
  const goods = bought.filter(({ productType }) => productType === PRODUCT_TYPE.product);
  // Lines that came back earlier are named too: what the whole order comes to takes back the others.
  const now = new Map(pieces.map(({ lineId, quantity }) => [lineId, quantity]));
  const lines = goods.map(({ lineId, paidBack }) => ({
    lineId,
    before: paidBack,
    after: paidBack + (now.get(lineId) ?? 0),
  }));
  const reason = `Retur ${number}`;
  return { orderId, lines, isWhole: isWhole(goods, pieces), takesDelivery: false, reductionBani: 0, reason };
}

/**
 * What the storno takes back lessens what the buyer has to pay still; the rest of it is due to him, as far as his money came.
 * False when the order is not where something can come back from it.
 */
export async function payBack(
  tx: Tx,
  { id, number, orderId }: Return,
  { pieces, at, actor }: { pieces: readonly LinePieces[]; at: Date; actor: Actor },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  // Money of a sale that does not stand went back with the order.
  if (endsWithoutSale(order.status)) return false;
  const part = await partOf(tx, { number, orderId }, pieces);
  const to = part.isWhole ? "returned" : "partly_returned";
  const { reason } = part;
  const moved = await moveOrder(tx, { orderId, to, actor, note: reason, at });
  if (!moved.ok) return false;
  const prepared = await preparePart(tx, part, { at, actor });
  const storno = await writePart(tx, prepared, { orderId, returnId: id, issuing: { at, actor } });
  const goodsBani = Math.max(0, -storno.document.totalBani);
  await postEvent(tx, { orderId, at }, { event: "returned", bani: goodsBani, returnId: id });
  const { refundableBani } = await loadMoney(tx, moved.order);
  const refund = {
    returnId: id,
    amountBani: Math.min(goodsBani, refundableBani),
    reason,
    cause: "returned",
    at,
    by: actor,
  } as const;
  const settled =
    refundableBani > 0
      ? (await openRefund(tx, moved.order, refund)).order
      : await settleMoney(tx, moved.order, actor);
  const waivedBani = moved.order.restBani - settled.restBani;
  if (waivedBani > 0) await tellWaived(tx, moved.order, { bani: waivedBani, by: actor, note: reason, at });
  return true;
}
