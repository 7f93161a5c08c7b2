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
  notifyWaived,
} from "../../selling/orders/index.ts";
import { isWhole, movesOf } from "./returns.rules.ts";
import { loadGoods, type Return } from "./returns.store.ts";

/** Returns sentences on what accepting a return will post; empty if it cannot be accepted now. */
export async function previewAccepted(db: Db, request: Return, at: Date): Promise<string[]> {
  const { id, orderId, status } = request;
  if (!movesOf(status).includes("refunded") || endsWithoutSale(request.orderStatus)) return [];
  const order = (await findOrder(db, orderId))?.order;
  if (!order) return [];
  const open = await loadOpenReturns(db, orderId);
  const pieces = open.filter(({ returnId }) => returnId === id);
  const { document } = await previewPart(db, await partOf(db, request, pieces), at);
  const bani = Math.max(0, -document.totalBani);
  const money = await loadMoney(db, order);
  const refundBani = Math.min(bani, owedAfter(money, -bani).refundableBani);
  return effectOf(money, { event: "returned", bani, returnId: id }, refundBani).sentences;
}

async function partOf(
  db: Db,
  { number, orderId }: Pick<Return, "number" | "orderId">,
  lines: readonly LinePieces[],
): Promise<InvoicePart> {
  const bought = await loadGoods(db, [orderId]);
  const goods = bought.filter(({ productType }) => productType === PRODUCT_TYPE.product);
  const reason = `Retur ${number}`;
  return { orderId, lines, isWhole: isWhole(goods, lines), takesDelivery: false, reductionBani: 0, reason };
}

/** Credits a return and moves its order. The credit first reduces the balance due. */
export async function payBack(
  tx: Tx,
  request: Return,
  { pieces, at, actor }: { pieces: readonly LinePieces[]; at: Date; actor: Actor },
): Promise<boolean> {
  const { id: returnId, orderId } = request;
  // An order that was cancelled or refused was refunded at that time.
  if (endsWithoutSale((await lockOrder(tx, orderId)).status)) return false;
  const part = await partOf(tx, request, pieces);
  const { reason } = part;
  const to = part.isWhole ? "returned" : "partly_returned";
  const moved = await moveOrder(tx, { orderId, to, actor, note: reason, at });
  if (!moved.ok) return false;
  const { order } = moved;
  const issuing = { at, actor };
  const { document } = await writePart(tx, await preparePart(tx, part, issuing), {
    orderId,
    returnId,
    issuing,
  });
  const bani = Math.max(0, -document.totalBani);
  await postEvent(tx, { orderId, at }, { event: "returned", bani, returnId });
  const amountBani = Math.min(bani, (await loadMoney(tx, order)).refundableBani);
  const refund = { returnId, amountBani, reason, cause: "returned", at, by: actor } as const;
  const settled =
    amountBani > 0 ? (await openRefund(tx, order, refund)).order : await settleMoney(tx, order, actor);
  const waivedBani = order.restBani - settled.restBani;
  if (waivedBani > 0) await notifyWaived(tx, order, { bani: waivedBani, by: actor, note: reason, at });
  return true;
}
