/** Packing by scanned codes. Scans are stored on the server, so that everyone packing an order sees the same state. */
import type { ScanOutcome } from "@curat/contract/staff/packing.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import { findOrder, lockOrder, moveOrder, noteOnOrder, type Order } from "../../selling/orders/index.ts";
import {
  canPack,
  isCodeOf,
  isComplete,
  isSameGoods,
  packLines,
  type PackLine,
  readCode,
  type ReadCode,
} from "./packing.rules.ts";
import { reserveLots } from "./packing-lots.service.ts";
import * as store from "./packing.store.ts";

export interface PackingState {
  order: Order;
  awb: string | null;
  lines: PackLine[];
  packing: store.StoredPacking | undefined;
}

export interface ScanResult {
  outcome: ScanOutcome;
  code: string;
  product: string | null;
  orderId: number | null;
}

interface WriteInput {
  read: ReadCode;
  key: string;
  actor: Actor;
}
type Shop = Pick<ApiContext, "db" | "now">;

export async function loadPacking(db: Db, orderId: number): Promise<PackingState | undefined> {
  const found = await findOrder(db, orderId);
  return found && stateOf(db, found.order);
}

async function stateOf(db: Db, order: Order): Promise<PackingState> {
  const packing = await store.findPacking(db, order.id);
  const sold = await store.loadGoods(db, [order.id]);
  const goods = [
    ...sold.map((one) => ({ ...one, lineId: null })),
    ...(await store.loadFreeGoods(db, [order.id])),
  ];
  const scans = packing?.scans ?? [];
  const known = new Set(goods.map(({ productId }) => productId));
  const otherIds = scans.flatMap(({ productId }) =>
    productId === null || known.has(productId) ? [] : [productId],
  );
  const more = otherIds.length > 0 ? await store.loadProducts(db, otherIds) : [];
  const awb = await store.findAwb(db, order.id);
  return { order, awb, packing, lines: packLines([...goods, ...more], scans) };
}

/**
 * Handles a scan. Packs a product into the open order if the order contains it. Any other code opens the order that
 * it identifies, or packs the product into the oldest order that needs it.
 */
export async function scanCode(
  shop: Shop,
  { text, key, orderId, actor }: { text: string; key: string; orderId: number | null; actor: Actor },
): Promise<ScanResult> {
  const read = readCode(text);
  const input = { read, key, actor };
  const none = { code: read.code, product: null, orderId };
  const counted = orderId === null ? undefined : await countInto(shop, orderId, input);
  if (counted) return counted;
  const named = await store.findOrderByCode(shop.db, read.code);
  if (named !== undefined) return openOrder(shop, named, input);
  const product = await store.findProductByCode(shop.db, read.code);
  if (!product) return { ...none, outcome: "unknown_code" };
  if (orderId !== null) return { ...none, product: product.name, outcome: "wrong_product" };
  const needing = await store.findOrderNeeding(shop.db, product.id);
  const first = needing === undefined ? undefined : await countInto(shop, needing, input);
  return first ?? { ...none, product: product.name, outcome: "no_order" };
}

async function countInto(
  { db, now }: Shop,
  orderId: number,
  { read, key, actor }: WriteInput,
): Promise<ScanResult | undefined> {
  return transaction(db, async (tx): Promise<ScanResult | undefined> => {
    const state = await stateOf(tx, await lockOrder(tx, orderId));
    const { order, lines, packing } = state;
    const result = { code: read.code, orderId };
    const earlier = packing?.scans.find((scan) => scan.key === key);
    if (earlier) {
      const product = lines.find((one) => isSameGoods(one, earlier))?.name ?? null;
      return { ...result, product, outcome: packing?.finishedAt ? "finished" : "counted" };
    }
    const line = lines.find((one) => one.wanted > 0 && isCodeOf(one, read.code));
    if (!line) return undefined;
    const named = { ...result, product: line.name };
    if (!canPack(order)) return { ...named, outcome: "not_packable" };
    if (line.packed + read.quantity > line.wanted) return { ...named, outcome: "too_many" };
    const at = now();
    const { productId, lineId } = line;
    const scanned = { quantity: read.quantity, key, by: actor.name, at };
    await store.insertScan(tx, { orderId, productId, lineId, ...scanned });
    if (productId !== null) await reserveLots(tx, { orderId, line: { productId, wanted: line.wanted }, at });
    const isDone = isComplete(
      lines.map((one) => (one === line ? { ...one, packed: one.packed + read.quantity } : one)),
    );
    if (isDone) await finish(tx, order, { actor, at });
    return { ...named, outcome: isDone ? "finished" : "counted" };
  });
}

/** Opens an order. Finishes its packing if an amendment has made the parcel complete. */
async function openOrder(
  { db, now }: Shop,
  orderId: number,
  { read, actor }: WriteInput,
): Promise<ScanResult> {
  return transaction(db, async (tx): Promise<ScanResult> => {
    const { order, lines, packing } = await stateOf(tx, await lockOrder(tx, orderId));
    const result = { code: read.code, product: null, orderId };
    if (!canPack(order)) return { ...result, outcome: "not_packable" };
    if (packing?.finishedAt || !isComplete(lines)) return { ...result, outcome: "opened" };
    await finish(tx, order, { actor, at: now() });
    return { ...result, outcome: "finished" };
  });
}

const PACKED = "Împachetată.";

/** Finishes packing an order and moves a confirmed order to 'preparing'. */
async function finish(tx: Tx, order: Order, { actor, at }: { actor: Actor; at: Date }): Promise<void> {
  await store.writeFinished(tx, order.id, { by: actor.name, at });
  if (order.status === "confirmed")
    await moveOrder(tx, { orderId: order.id, to: "preparing", actor, note: PACKED, at });
  else await noteOnOrder(tx, { orderId: order.id, status: order.status, actor: "staff", note: PACKED, at });
  await recordPacked(tx, order, { actor, isPacked: true });
}

/**
 * Undoes a scan and reopens a finished packing. Returns false if the scan no longer exists or the order can
 * no longer be packed.
 */
export async function takeBack(
  { db }: Shop,
  orderId: number,
  { scan, actor }: { scan: number; actor: Actor },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const packing = await store.findPacking(tx, orderId);
    if (!canPack(order) || !(await store.deleteScan(tx, orderId, scan))) return false;
    if (!packing?.finishedAt) return true;
    await store.writeFinished(tx, orderId, null);
    await recordPacked(tx, order, { actor, isPacked: false });
    return true;
  });
}

async function recordPacked(
  tx: Tx,
  { id, number }: Order,
  { actor, isPacked }: { actor: Actor; isPacked: boolean },
): Promise<void> {
  await recordChange(tx, {
    actor,
    subject: { kind: "order", id },
    sentence: isPacked
      ? `Comanda ${number} a fost împachetată.`
      : `Coletul comenzii ${number} a fost deschis din nou.`,
    before: { is_packed: !isPacked },
    after: { is_packed: isPacked },
    touched: [],
  });
}
