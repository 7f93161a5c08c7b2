import type { ApiContext } from "../../../../context.ts";
import { type Db, transaction, type Tx } from "../../../../db/database.ts";
import {
  type Actor,
  type NewChange,
  recordChange,
  recordChanges,
  versionOf,
} from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { refreshProductRead } from "../read-model.ts";
import { previewPrice, type PricePreview, promotedPrice, type Reduction } from "./prices.rules.ts";
import {
  changePrices,
  loadPriceHistory,
  loadCurrentPrices,
  type PriceRow,
  type PriceSource,
  type CurrentPrice,
  writeListPrices,
} from "./prices.store.ts";
import { priceChange, promotedChange } from "./price-changes.ts";

export interface PriceView {
  current: CurrentPrice;
  history: PriceRow[];
  shown: PricePreview;
  version: number;
}

export async function findPrice(db: Db, productId: number, now: Date): Promise<PriceView | undefined> {
  const [[current], history, version] = await Promise.all([
    loadCurrentPrices(db, [productId], now),
    loadPriceHistory(db, productId),
    versionOf(db, { kind: "price", id: productId }),
  ]);
  if (!current) return undefined;
  const shown = previewPrice(current.listBani, { ...reductionOf(current), history, now });
  return { current, history, shown, version };
}

export async function previewListPrice(
  db: Db,
  { productId, listBani, now }: { productId: number; listBani: number; now: Date },
): Promise<PricePreview | undefined> {
  const view = await findPrice(db, productId, now);
  return view && previewPrice(listBani, { ...reductionOf(view.current), history: view.history, now });
}

/** Sets a product's list price. Returns false for an unknown product. Throws StaleVersion (409). */
export async function changePriceByStaff(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { productId, ...input }: { productId: number; listBani: number; expectedVersion: number; actor: Actor },
): Promise<boolean> {
  const at = now();
  return transaction(db, async (tx) => {
    await lockProducts(tx, [productId]);
    const [changed] = await changeListPrices(tx, [{ id: productId, listBani: input.listBani }], {
      at,
      source: "staff",
      actor: input.actor,
    });
    if (!changed) return false;
    await recordChange(tx, { ...changed.change, expectedVersion: input.expectedVersion });
    await refreshProductRead(tx, [productId], at);
    return true;
  });
}

export interface ListPriceChange {
  change: NewChange;
  isNew: boolean;
}

/**
 * Sets list prices of locked products and updates their selling prices. Returns one change per product. The caller
 * must refresh the read rows.
 */
export async function changeListPrices(
  tx: Tx,
  prices: readonly { id: number; listBani: number }[],
  { at, source, actor }: { at: Date; source: PriceSource; actor: Actor },
): Promise<ListPriceChange[]> {
  const newPrices = new Map(prices.map(({ id, listBani }) => [id, listBani]));
  const current = await loadCurrentPrices(tx, [...newPrices.keys()], at);
  const changes = current.map((before) => {
    const listBani = newPrices.get(before.id) ?? before.listBani;
    return { before, after: { ...before, listBani, askedBani: promotedPrice(listBani, before) } };
  });
  const relisted = changes.filter(({ before, after }) => before.listBani !== after.listBani);
  const isRepriced = ({ before, after }: (typeof relisted)[number]): boolean =>
    before.askedBani !== after.askedBani;
  await writeListPrices(
    tx,
    relisted.filter((one) => !isRepriced(one)).map(({ after }) => after),
  );
  await changePrices(
    tx,
    relisted.filter(isRepriced).map(({ after: { id, askedBani, listBani } }) => ({
      id,
      listBani,
      bani: askedBani,
      source: askedBani < listBani ? "promotion" : source,
    })),
    at,
  );
  return changes.map(({ before, after }) => ({
    change: priceChange(before, after, actor),
    isNew: before.listBani !== after.listBani,
  }));
}

/** Updates selling prices of locked products to the promotions running at `at`. (promotions: apply) */
export async function followPromotions(
  tx: Tx,
  products: readonly CurrentPrice[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  const changes = products.map((before) => ({
    before,
    after: { ...before, askedBani: promotedPrice(before.listBani, before) },
  }));
  await changePrices(
    tx,
    changes.map(({ after: { id, listBani, askedBani } }) => ({
      id,
      listBani,
      bani: askedBani,
      source: askedBani < listBani ? "promotion" : "list",
    })),
    at,
  );
  await recordChanges(
    tx,
    changes.map(({ before, after }) => promotedChange(before, after, actor)),
  );
}

/** Updates selling prices of locked products whose category or brand changed. (promotions: promotion_member) */
export async function followMoved(
  tx: Tx,
  ids: readonly number[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<void> {
  if (ids.length === 0) return;
  const prices = await loadCurrentPrices(tx, ids, at);
  const behind = prices.filter((price) => price.askedBani !== promotedPrice(price.listBani, price));
  await followPromotions(tx, behind, { at, actor });
}

function reductionOf({ percent, fixedBani }: CurrentPrice): Reduction {
  return { percent, fixedBani };
}
