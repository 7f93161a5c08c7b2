import type { FieldErrors } from "@curat/contract/envelope";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import {
  type Actor,
  type NewChange,
  recordChange,
  StaleVersion,
  versionOf,
} from "../../platform/changes/index.ts";
import { insertPurchaseOrder, lineValue, listExpected, orderName } from "../purchase-orders/index.ts";
import { coverDays, orderQuantity } from "./replenishment.rules.ts";
import {
  findSupply,
  loadShort,
  lockDrafted,
  lockLevels,
  putLevels,
  type SetLevels,
  type Short,
} from "./replenishment.store.ts";

type Shop = Pick<ApiContext, "db" | "now">;
const KIND = "stock-level";

export interface ToOrder extends Omit<Short, "currency" | "pack" | "supplier"> {
  supplier: string;
  currency: "RON" | "EUR";
  pack: number;
  pieces: number;
  /** Net, in bani or cents of the currency. */
  costBani: number | null;
  coverDays: number | null;
}

/** Returns products to order, with the proposed quantity; 0 for products without a minimum. */
export async function listToOrder(db: Db, show: "short" | "low" = "short"): Promise<ToOrder[]> {
  return (await loadShort(db, show)).map((short) => {
    const pack = short.pack ?? 1;
    const available = short.stock + short.coming;
    const pieces = show === "low" ? 0 : orderQuantity({ target: short.target, available, pack });
    return {
      ...short,
      supplier: short.supplier ?? "",
      currency: short.currency ?? "RON",
      pack,
      pieces,
      costBani: lineValue({ pieces, pack, priceBani: short.priceBani }),
      coverDays: coverDays(available, short.sold),
    };
  });
}

export interface OrderedLine {
  productID: number;
  supplierID: number;
  pieces: number;
}

export type Drafted =
  | { ok: true; orders: { id: number; supplierId: number; lines: number }[]; skipped: string[] }
  | { ok: false; errors: FieldErrors };

/**
 * Creates one draft for each supplier. Skips products that are already in a draft, so a repeated request has no
 * effect.
 */
export async function orderProducts(
  { db, now }: Shop,
  { lines, actor }: { lines: readonly OrderedLine[]; actor: Actor },
): Promise<Drafted> {
  try {
    return await transaction(db, (tx) => draftOrders(tx, { lines, actor, at: now() }));
  } catch (error) {
    // Rolls back the drafts of the other suppliers.
    if (error instanceof NotOrdered) return { ok: false, errors: error.errors };
    throw error;
  }
}

class NotOrdered extends Error {
  readonly errors: FieldErrors;
  constructor(errors: FieldErrors) {
    super("A draft was refused.");
    this.errors = errors;
  }
}

async function draftOrders(
  tx: Tx,
  { lines, actor, at }: { lines: readonly OrderedLine[]; actor: Actor; at: Date },
): Promise<Drafted> {
  const ids = lines.map(({ productID }) => productID);
  const drafted = await lockDrafted(tx, ids);
  const chosen = await findChosen(tx, { ids, limit: ids.length });
  const codeOf = new Map(chosen.map(({ id, code }) => [id, code]));
  const fresh = lines.filter(({ productID }) => !drafted.has(productID));
  const orders = [];
  for (const [supplierID, own] of Map.groupBy(fresh, ({ supplierID: id }) => id)) {
    const written = own.map(({ productID, pieces }) => ({
      product_code: codeOf.get(productID) ?? String(productID),
      pieces,
    }));
    const made = await insertPurchaseOrder(tx, { body: { supplierID, lines: written }, actor, at });
    if (!made.ok) throw new NotOrdered(made.error === "refused" ? made.errors : {});
    orders.push({ id: made.id, supplierId: supplierID, lines: written.length });
  }
  return { ok: true, orders, skipped: [...drafted].map((id) => codeOf.get(id) ?? String(id)) };
}

/** Returns a product's levels and the goods on order; undefined for an unknown product. */
export async function productSupply(db: Db, id: number) {
  const [product] = await findChosen(db, { ids: [id], limit: 1 });
  if (!product) return undefined;
  const [supply, expected, version] = await Promise.all([
    findSupply(db, id),
    listExpected(db, id),
    versionOf(db, { kind: KIND, id }),
  ]);
  return {
    minimum: supply?.minimum ?? null,
    target: supply?.target ?? null,
    proposed_minimum: supply?.proposedMinimum ?? 0,
    proposed_target: supply?.proposedTarget ?? 0,
    sold_90: supply?.sold ?? 0,
    expected: expected.map(({ orderId, pieces, expectedOn, ...named }) => ({
      purchase_orderID: orderId,
      name: orderName(named),
      pieces,
      expected_on: expectedOn,
    })),
    version,
  };
}

interface Levels {
  id: number;
  expectedVersion: number;
  minimum: number | null;
  target: number | null;
  actor: Actor;
}

/** Sets a product's levels. Returns false for an unknown product. Throws StaleVersion (409). */
export async function setLevels(
  { db, now }: Shop,
  { id, expectedVersion, minimum, target, actor }: Levels,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    await lockLevels(tx, [id]);
    const before = await productSupply(tx, id);
    if (!before) return false;
    const was = { minimum: before.minimum, target: before.target };
    if (before.version !== expectedVersion) throw new StaleVersion(was, before.version);
    await putLevels(tx, id, { minimum, target, day: romanianDay(now()) });
    await recordChange(tx, levelsChange({ id, before: was, after: { minimum, target }, actor }));
    return true;
  });
}

export function levelsChange({
  id,
  before,
  after,
  actor,
}: {
  id: number;
  before: SetLevels;
  after: SetLevels;
  actor: Actor;
}): NewChange {
  const { minimum, target } = after;
  return {
    actor,
    subject: { kind: KIND, id },
    sentence:
      minimum === null || target === null
        ? "Stocul minim și cel dorit se calculează din vânzări."
        : `Stocul minim este ${minimum} buc., iar cel dorit ${target} buc.`,
    before: { ...before },
    after: { ...after },
    touched: [],
  };
}
