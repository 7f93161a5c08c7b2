import { counted } from "@curat/contract/quantity-text.values";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { type Actor, recordChange, StaleVersion, versionOf } from "../../platform/changes/index.ts";
import { receiveGoods, undoReceivedGoods } from "../costs/index.ts";
import { lockReceivedLots, receiveLots, takeBackLots } from "../lots/index.ts";
import { lockPurchaseOrder } from "../purchase-orders/index.ts";
import { rememberOffers } from "../suppliers/index.ts";
import { type Drafted, KIND, refused } from "./drafts.service.ts";
import { countForOrders } from "./ordered-goods.rules.ts";
import { insertCounted, loadOrderedGoods } from "./ordered-goods.store.ts";
import { costLines, faultOf, inLei, type ReceiptLine } from "./lines.rules.ts";
import {
  loadLines,
  loadProducts,
  lockReceipt,
  nextNumber,
  type Receipt,
  writeCosts,
  writePosted,
  writeUndone,
} from "./receipts.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;

/** Returns the reasons why a draft cannot be posted, as Romanian sentences; empty if it can be posted. */
export function missingFor(receipt: Receipt, lines: readonly ReceiptLine[]): string[] {
  const faults = lines.map(faultOf);
  const count = (fault: string) => faults.filter((one) => one === fault).length;
  const [products, packs, prices, lots] = [count("product"), count("pack"), count("price"), count("lot")];
  const rows = (total: number) => counted(total, "un rând", "rânduri");
  return [
    ...(receipt.documentNumber === "" ? ["Scrie numărul facturii sau al avizului de la furnizor."] : []),
    ...(receipt.documentOn === null ? ["Scrie data documentului."] : []),
    ...(receipt.rate === null ? ["Scrie cursul: câți lei costă un euro."] : []),
    ...(lines.every(({ quantity }) => quantity === 0) ? ["Adaugă marfa primită."] : []),
    ...(products > 0 ? [`Alege produsul la ${rows(products)}.`] : []),
    ...(packs > 0 ? [`Scrie câte bucăți are o unitate la ${rows(packs)}.`] : []),
    ...(prices > 0 ? [`Scrie prețul la ${rows(prices)}.`] : []),
    ...(lots > 0 ? [`Scrie lotul la ${rows(lots)}.`] : []),
  ];
}

/** Returns the pieces and cost of each line that posting would add. */
export async function costsOf(db: Db, receipt: Receipt, lines: readonly ReceiptLine[]) {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await loadProducts(db, [...new Set(ids)]);
  return { products, costs: costLines(lines, receipt, (id) => products.get(id)?.grams ?? 0) };
}

/**
 * Posts a draft: adds its goods to stock and assigns the next number of the year. Posting it again has no effect.
 * Throws StaleVersion (409).
 */
export async function postReceipt(
  { db, now }: Shop,
  { id, expectedVersion, actor }: { id: number; expectedVersion: number; actor: Actor },
): Promise<Drafted> {
  const at = now();
  return transaction(db, async (tx): Promise<Drafted> => {
    const receipt = await lockReceipt(tx, id);
    if (!receipt) return { ok: false, error: "unknown" };
    if (receipt.undoneAt) return { ok: false, error: "posted" };
    if (receipt.postedAt) return { ok: true, id };
    const version = await versionOf(tx, { kind: KIND, id });
    if (version !== expectedVersion) throw new StaleVersion({ receiptID: id }, version);
    const lines = await loadLines(tx, id);
    const [missing] = missingFor(receipt, lines);
    if (missing) return refused("receive", missing);
    await postLocked(tx, receipt, { lines, actor, at });
    return { ok: true, id };
  });
}

/** Posts a complete draft that the caller has locked. */
export async function postLocked(
  tx: Tx,
  receipt: Receipt,
  { lines, actor, at }: { lines: readonly ReceiptLine[]; actor: Actor; at: Date },
): Promise<void> {
  const { id } = receipt;
  const version = await versionOf(tx, { kind: KIND, id });
  const year = Number(receipt.receivedOn.slice(0, 4));
  const number = await nextNumber(tx, year);
  const { costs } = await costsOf(tx, receipt, lines);
  const reference = nirName({ number, year });
  await receiveGoods(tx, { receiptId: id, lines: costs, reference, actor, at });
  const lotOf = new Map(lines.map((line) => [line.id, line.lot]));
  const received = costs.flatMap(({ lineId, productId, pieces }) => {
    const lot = lotOf.get(lineId);
    return lot?.code ? [{ ...lot, productId, pieces, receiptLineId: lineId }] : [];
  });
  await receiveLots(tx, received, at);
  await writeCosts(tx, costs);
  await countReceived(tx, receipt, costs);
  await writePosted(tx, id, { year, number, at, by: actor.name });
  const source = { day: receipt.receivedOn, receipt: { id, reference } };
  await rememberOffers(tx, receipt.supplierId, offersIn(receipt, lines), source);
  const pieces = costs.reduce((sum, line) => sum + line.pieces, 0);
  await recordChange(tx, {
    actor,
    subject: { kind: KIND, id },
    sentence: `Recepția de la „${receipt.supplier}” a fost înregistrată: ${reference}, ${pieces} buc.`,
    before: { receiptID: id, edit: version },
    after: { receiptID: id, edit: version + 1, number, year, pieces },
    touched: [],
  });
}

/**
 * Counts the receipt's pieces for its orders. Locks the orders, so that concurrent receipts do not count the same
 * pieces twice.
 */
async function countReceived(
  tx: Tx,
  { id, purchaseOrderIds }: Receipt,
  goods: readonly { productId: number; pieces: number }[],
): Promise<void> {
  const ordered = [];
  for (const orderId of purchaseOrderIds) {
    await lockPurchaseOrder(tx, orderId);
    ordered.push(...(await loadOrderedGoods(tx, orderId)));
  }
  await insertCounted(tx, id, countForOrders(ordered, goods));
}

export function nirName({ number, year }: { number: number; year: number }): string {
  return `NIR ${number}/${year}`;
}

/**
 * Returns the supplier offers to store from matched lines. Euro prices are converted for a supplier with prices in
 * lei; prices in lei are omitted for a supplier with euro prices.
 */
function offersIn(receipt: Receipt, lines: readonly ReceiptLine[]) {
  const byKey = new Map(
    lines.flatMap(({ productId, code, barcode, pack, valueBani, documentQuantity, quantity }) => {
      if (productId === null || pack === null || quantity === 0) return [];
      const unitBani = (valueBani ?? 0) / (documentQuantity || quantity);
      const isSame = receipt.currency === receipt.supplierCurrency;
      const priceBani = isSame
        ? Math.round(unitBani)
        : receipt.supplierCurrency === "RON"
          ? inLei(unitBani, receipt.rate ?? 0)
          : null;
      const offer = { productId, code, barcode, pack, priceBani };
      return [[JSON.stringify([productId, pack, code]), offer] as const];
    }),
  );
  return [...byKey.values()];
}

/** Undoes a posted receipt if its goods are still for sale. Undoing it again has no effect. */
export async function undoReceipt(
  { db, now }: Shop,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
): Promise<Drafted> {
  return transaction(db, (tx) => undoLocked(tx, id, { reason, actor, at: now() }));
}

export async function undoLocked(
  tx: Tx,
  id: number,
  { reason, actor, at }: { reason: string; actor: Actor; at: Date },
): Promise<Drafted> {
  const receipt = await lockReceipt(tx, id);
  const { number, year } = receipt ?? {};
  if (!receipt || number == null || year == null) return { ok: false, error: "unknown" };
  if (receipt.undoneAt) return { ok: true, id };
  const reference = `Anulare ${nirName({ number, year })}`;
  const lines = await loadLines(tx, id);
  const goods = {
    lineIds: lines.map((line) => line.id),
    productIds: [...new Set(lines.flatMap(({ productId }) => productId ?? []))],
  };
  const left = await lockReceivedLots(tx, goods);
  if (left.length > 0) return refused("reason", await leftText(tx, left));
  const undone = await undoReceivedGoods(tx, { receiptId: id, reference, actor, at });
  if (!undone.ok) {
    const products = await loadProducts(
      tx,
      undone.short.map(({ productId }) => productId),
    );
    const named = undone.short
      .slice(0, 5)
      .map(
        ({ productId, missing }) => `${products.get(productId)?.code ?? productId} (lipsesc ${missing} buc.)`,
      );
    const more = undone.short.length > 5 ? ` și încă ${undone.short.length - 5}` : "";
    return refused("reason", `O parte din marfa recepționată s-a vândut deja: ${named.join(", ")}${more}.`);
  }
  await takeBackLots(tx, { ...goods, at });
  const version = await versionOf(tx, { kind: KIND, id });
  await writeUndone(tx, id, { reason, at, by: actor.name });
  await recordChange(tx, {
    actor,
    subject: { kind: KIND, id },
    sentence: `${nirName({ number, year })} a fost anulat: ${reason}`,
    before: { receiptID: id, edit: version },
    after: { receiptID: id, edit: version + 1, undone: true },
    touched: [],
  });
  return { ok: true, id };
}

async function leftText(
  tx: Tx,
  left: readonly { productId: number; code: string; missing: number }[],
): Promise<string> {
  const products = await loadProducts(
    tx,
    left.map(({ productId }) => productId),
  );
  const named = left
    .slice(0, 5)
    .map(
      ({ productId, code, missing }) =>
        `${products.get(productId)?.code} lotul ${code} (lipsesc ${missing} buc.)`,
    );
  const more = left.length > 5 ? ` și încă ${left.length - 5}` : "";
  return `Din loturile recepției s-au scos deja bucăți: ${named.join(", ")}${more}.`;
}
