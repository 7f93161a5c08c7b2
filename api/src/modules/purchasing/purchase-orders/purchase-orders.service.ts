import { toBani } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import type { PurchaseOrderBody } from "@curat/contract/staff/purchase-orders";
import { plusDays } from "../../../calendar/deadline.ts";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { matchedByCodes } from "../../../text/meant-codes.ts";
import { findByCodes } from "../../catalogue/catalog/index.ts";
import { type Actor, recordChange, StaleVersion, tag, versionOf } from "../../platform/changes/index.ts";
import { findOffersBy, loadSuppliers } from "../suppliers/index.ts";
import { type CheckedOrder, missingFor, orderName, stateOf } from "./purchase-orders.rules.ts";
import {
  deleteOrder,
  findOrder,
  insertOrder,
  loadOrderLines,
  lockOrder,
  type NewLine,
  nextNumber,
  NOTHING,
  type Order,
  type OrderLine,
  productsOf,
  putLines,
  sumsOf,
  updateOrder,
  writeCancelled,
  writeClosed,
  writeSent,
} from "./purchase-orders.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
type Refused = { ok: false; error: "refused"; errors: FieldErrors };
/** "state" means that the order's state does not allow the action. */
export type Ordered = { ok: true; id: number } | { ok: false; error: "unknown" | "state" } | Refused;

export const KIND = "purchase-order";

function refused(field: string, message: string): Refused {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}

interface NewOrder {
  body: PurchaseOrderBody & { supplierID: number };
  actor: Actor;
}

export function createOrder({ db, now }: Shop, input: NewOrder): Promise<Ordered> {
  return transaction(db, (tx) => insertDraft(tx, { ...input, at: now() }));
}

export async function insertDraft(tx: Tx, { body, actor, at }: NewOrder & { at: Date }): Promise<Ordered> {
  const [supplier] = await loadSuppliers(tx, [body.supplierID]);
  if (!supplier) return refused("supplierID", "Alege furnizorul.");
  if (!supplier.is_active)
    return refused("supplierID", `Furnizorul „${supplier.name}” este arhivat: activează-l mai întâi.`);
  const read = await readLines(tx, { supplierId: supplier.id, lines: body.lines ?? [], current: [] });
  if (!read.ok) return read;
  const id = await insertOrder(tx, {
    supplierId: supplier.id,
    currency: supplier.currency,
    expectedOn: body.expected_on ?? null,
    note: body.note ?? "",
    at,
    by: actor.name,
  });
  await putLines(tx, id, read.lines);
  await recordChange(tx, {
    actor,
    subject: { kind: KIND, id },
    sentence: `Comanda la „${supplier.name}” a fost începută.`,
    before: null,
    after: { purchase_orderID: id, edit: 1, lines: read.lines.length },
    touched: [],
  });
  return { ok: true, id };
}

type SentLine = NonNullable<PurchaseOrderBody["lines"]>[number];

/** Adds the supplier's code, pack and price to entered lines. Products already in the order keep theirs. */
async function readLines(
  tx: Tx,
  {
    supplierId,
    lines,
    current,
  }: { supplierId: number; lines: readonly SentLine[]; current: readonly OrderLine[] },
): Promise<{ ok: true; lines: NewLine[] } | Refused> {
  const codes = lines.map(({ product_code: code }) => code);
  const found = matchedByCodes(codes, await findByCodes(tx, codes));
  const ids = [...found.values()].map(({ id }) => id);
  const offers = await findOffersBy(tx, supplierId, { codes: [], barcodes: [], productIds: ids });
  // The preferred offer comes first, but a map keeps the last entry of a key.
  const offerOf = new Map(offers.toReversed().map((offer) => [offer.productId, offer]));
  const lineOf = new Map(current.map((line) => [line.productId, line]));
  const errors: FieldErrors = {};
  const seenIds = new Set<number>();
  const written = lines.flatMap(({ product_code: code, pieces, price }, index): NewLine[] => {
    const product = found.get(code);
    const fault = !product
      ? `Nu există un produs cu codul „${code}”: verifică-l.`
      : seenIds.has(product.id)
        ? `Produsul ${product.code} este deja în comandă: schimbă-i cantitatea.`
        : undefined;
    if (!product || fault !== undefined) {
      errors[`lines.${index}.product_code`] = [fault ?? ""];
      return [];
    }
    seenIds.add(product.id);
    const known = lineOf.get(product.id) ?? offerOf.get(product.id);
    const priceBani =
      price === undefined ? (known?.priceBani ?? null) : price === null ? null : toBani(price);
    const pack = known?.pack ?? 1;
    return [{ productId: product.id, code: known?.code ?? "", pieces: pieces ?? pack, pack, priceBani }];
  });
  if (Object.keys(errors).length > 0) return { ok: false, error: "refused", errors };
  return { ok: true, lines: written };
}

interface Change {
  id: number;
  /** The version that staff saw; undefined for changes of the state, where the current state decides. */
  expectedVersion?: number | undefined;
  actor: Actor;
}

/** Locks and changes an order, and records the change in the audit log without costs. Throws StaleVersion (409). */
async function changeLocked(
  { db }: Shop,
  { id, expectedVersion, actor }: Change,
  change: (tx: Tx, order: Order) => Promise<{ what: string } | "same" | "state" | Refused>,
): Promise<Ordered> {
  return transaction(db, async (tx): Promise<Ordered> => {
    const order = await lockOrder(tx, id);
    if (!order) return { ok: false, error: "unknown" };
    const version = await versionOf(tx, { kind: KIND, id });
    const changed = await change(tx, order);
    const isSent = (await findOrder(tx, id))?.sentAt != null;
    if (changed === "same") return { ok: true, id };
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw new StaleVersion({ purchase_orderID: id }, version);
    if (changed === "state") return { ok: false, error: "state" };
    if ("error" in changed) return changed;
    const named =
      order.number === null ? "" : ` ${orderName({ number: order.number, year: order.year ?? 0 })}`;
    await recordChange(tx, {
      actor,
      subject: { kind: KIND, id },
      sentence: `Comanda${named} la „${order.supplier}” ${changed.what}.`,
      before: { purchase_orderID: id, edit: version },
      after: { purchase_orderID: id, edit: version + 1 },
      // Pages of sold-out products show when goods of sent orders should arrive.
      touched: isSent ? (await productsOf(tx, id)).map((product) => tag.product(product)) : [],
    });
    return { ok: true, id };
  });
}

/** Changes the given fields. Only a draft's lines can change. Throws StaleVersion (409). */
export function changeOrder(
  shop: Shop,
  { body: { lines, expected_on, note }, ...input }: Change & { body: PurchaseOrderBody },
): Promise<Ordered> {
  return changeLocked(shop, input, async (tx, order) => {
    if (lines && order.sentAt) return "state";
    if (order.sentAt && expected_on === null)
      return refused("expected_on", "Scrie data la care aștepți livrarea.");
    if (lines) {
      const current = await loadOrderLines(tx, order.id);
      const read = await readLines(tx, { supplierId: order.supplierId, lines, current });
      if (!read.ok) return read;
      await putLines(tx, order.id, read.lines);
    }
    const expectedOn = expected_on === undefined ? order.expectedOn : expected_on;
    await updateOrder(tx, order.id, { expectedOn, note: note ?? order.note });
    return { what: "a fost schimbată" };
  });
}

export function removeOrder(shop: Shop, input: Change): Promise<Ordered> {
  return changeLocked(shop, input, async (tx, { id, sentAt }) => {
    if (sentAt) return "state";
    await deleteOrder(tx, id);
    return { what: "a fost ștearsă" };
  });
}

/** Returns the supplier and the data for the checks before sending. */
export async function loadChecked(db: Db, order: Order, lines: readonly OrderLine[]) {
  const [supplier] = await loadSuppliers(db, [order.supplierId]);
  if (!supplier) throw new Error(`The supplier of order ${order.id} is missing.`);
  const products = await findByCodes(
    db,
    lines.map(({ productCode }) => productCode),
  );
  const archived = new Set(products.filter(({ isArchived }) => isArchived).map(({ id }) => id));
  const checked: CheckedOrder = {
    supplier: supplier.name,
    isSupplierActive: supplier.is_active,
    currency: order.currency,
    // The minimum applies only in the supplier's current currency.
    minimumOrder: supplier.currency === order.currency ? supplier.minimum_order : 0,
    lines: lines.map((line) => ({ ...line, isArchived: archived.has(line.productId) })),
  };
  return { supplier, checked };
}

/**
 * Sends a draft: assigns the next number of the year and enqueues the email if requested. Sending it again has no
 * effect. Throws StaleVersion (409).
 */
export function sendOrder(shop: Shop, { byMail, ...input }: Change & { byMail: boolean }): Promise<Ordered> {
  const at = shop.now();
  return changeLocked(shop, input, async (tx, order) => {
    if (order.sentAt) return "same";
    return sendLocked(tx, order, { byMail, at, actor: input.actor });
  });
}

export async function sendLocked(
  tx: Tx,
  order: Order,
  { byMail, at, actor }: { byMail: boolean; at: Date; actor: Actor },
): Promise<Refused | { what: string }> {
  const { supplier, checked } = await loadChecked(tx, order, await loadOrderLines(tx, order.id));
  const [missing] = missingFor(checked);
  if (missing !== undefined) return refused("send", missing);
  if (byMail && supplier.email === "")
    return refused("by_mail", "Furnizorul nu are adresă de e-mail: adaug-o pe pagina lui.");
  const day = romanianDay(at);
  const year = Number(day.slice(0, 4));
  const number = await nextNumber(tx, year);
  const expectedOn = order.expectedOn ?? plusDays(day, supplier.lead_days);
  const to = byMail ? supplier.email : "";
  await writeSent(tx, order.id, { year, number, at, by: actor.name, to, expectedOn });
  const key = `purchase-order-mail:${order.id}`;
  if (byMail) await enqueue(tx, "purchase_order_mail", { purchaseOrderId: order.id }, key);
  const how = byMail ? `trimisă pe e-mail` : "marcată ca trimisă";
  return { what: `a fost ${how}, cu numărul ${orderName({ number, year })}` };
}

interface Ended extends Change {
  reason: string;
}

/** Closes a sent order with missing goods. Closing it again has no effect. */
export function closeOrder(shop: Shop, { reason, ...input }: Ended): Promise<Ordered> {
  const at = shop.now();
  return changeLocked(shop, input, async (tx, order) => {
    if (order.closedAt) return "same";
    if (!isOpen(await stateIn(tx, order))) return "state";
    await writeClosed(tx, order.id, { at, by: input.actor.name, reason });
    return { what: `a fost încheiată: ${reason}` };
  });
}

export function reopenOrder(shop: Shop, input: Change): Promise<Ordered> {
  return changeLocked(shop, input, async (tx, order) => {
    if (!order.closedAt) return isOpen(await stateIn(tx, order)) ? "same" : "state";
    await writeClosed(tx, order.id, null);
    return { what: "a fost redeschisă" };
  });
}

/** Cancels a sent order without received goods. Cancelling it again has no effect. */
export function cancelOrder(shop: Shop, { reason, ...input }: Ended): Promise<Ordered> {
  const at = shop.now();
  return changeLocked(shop, input, async (tx, order) => {
    if (order.cancelledAt) return "same";
    if ((await stateIn(tx, order)) !== "sent") return "state";
    await writeCancelled(tx, order.id, { at, by: input.actor.name, reason });
    return { what: `a fost anulată: ${reason}` };
  });
}

function isOpen(state: ReturnType<typeof stateOf>): boolean {
  return state === "sent" || state === "partial";
}

async function stateIn(tx: Tx, order: Order) {
  return stateOf(order, (await sumsOf(tx, [order.id])).get(order.id) ?? NOTHING);
}
