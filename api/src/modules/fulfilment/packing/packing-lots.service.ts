import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { lockOrder } from "../../selling/orders/index.ts";
import { type LineLots, lotsToTake } from "./packing-lots.rules.ts";
import { loadLots, lockProduct, writeLots } from "./packing-lots.store.ts";
import { canPack, packLines } from "./packing.rules.ts";
import { loadGoods } from "./packing.store.ts";

interface LotRequest {
  productId: number;
  wanted: number;
}

/** Returns the lots to take for these pieces, keyed by product id. Omits products without lots. */
export async function lotsOf(
  db: Db,
  { orderIds, goods, at }: { orderIds: readonly number[]; goods: readonly LotRequest[]; at: Date },
): Promise<Map<number, LineLots>> {
  const productIds = goods.map(({ productId }) => productId);
  const lots = productIds.length === 0 ? new Map() : await loadLots(db, { productIds, orderIds });
  const today = romanianDay(at);
  return new Map(
    goods.flatMap(({ productId, wanted }) => {
      const own = lots.get(productId);
      return own ? [[productId, lotsToTake(own, wanted, today)] as const] : [];
    }),
  );
}

/** Reserves the proposed lots of a product once its first piece is packed. */
export async function reserveLots(
  tx: Tx,
  { orderId, line, at }: { orderId: number; line: LotRequest; at: Date },
): Promise<void> {
  const before = await lotsOf(tx, { orderIds: [orderId], goods: [line], at });
  if (before.size === 0) return;
  await lockProduct(tx, line.productId);
  const lots = (await lotsOf(tx, { orderIds: [orderId], goods: [line], at })).get(line.productId);
  await writeLots(tx, { orderId, ...line }, lots?.take ?? []);
}

/** Packs an order's pieces of a product from a chosen lot. Returns false if the lot has no free pieces. */
export async function chooseLot(
  { db, now }: Pick<ApiContext, "db" | "now">,
  orderId: number,
  { productId, lotId, actor }: { productId: number; lotId: number; actor: Actor },
): Promise<boolean> {
  const at = now();
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const goods = (await loadGoods(tx, [orderId])).map((one) => ({ ...one, lineId: null }));
    const packed = packLines(goods, []).find((one) => one.productId === productId);
    if (!canPack(order) || !packed) return false;
    const line = { productId, wanted: packed.wanted };
    await lockProduct(tx, productId);
    const lots = (await lotsOf(tx, { orderIds: [orderId], goods: [line], at })).get(productId);
    const chosen = lots?.instead.find((one) => one.lotId === lotId);
    if (!lots || !chosen) return false;
    const already = lots.take.find((one) => one.lotId === lotId)?.pieces ?? 0;
    const pieces = Math.min(line.wanted, already + chosen.pieces);
    await writeLots(tx, { orderId, productId }, [{ lotId, pieces }]);
    // If the chosen lot has too few pieces, the proposal adds others.
    const filled = (await lotsOf(tx, { orderIds: [orderId], goods: [line], at })).get(productId);
    await writeLots(tx, { orderId, productId }, filled?.take ?? []);
    await recordChange(tx, {
      actor,
      subject: { kind: "order", id: orderId },
      sentence: `Comanda ${order.number}: ${packed.name} se expediază din lotul ${chosen.code}.`,
      before: { lot: lots.take.map(({ code }) => code).join(", ") },
      after: { lot: chosen.code },
      touched: [],
    });
    return true;
  });
}
