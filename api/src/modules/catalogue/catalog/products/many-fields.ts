import type { Db, Tx } from "../../../../db/database.ts";
import { MESSAGES } from "@curat/contract/messages.values";
import { type Actor, recordChanges } from "../../../platform/changes/index.ts";
import { lockProducts } from "../catalog.store.ts";
import { lockNames } from "../names.store.ts";
import { promotedPrice } from "../prices/prices.rules.ts";
import { changeListPrices } from "../prices/prices.service.ts";
import { loadCurrentPrices, loadFloors } from "../prices/prices.store.ts";
import { notesOf } from "../prices/prices.wire.ts";
import type { ProductState } from "./product-state.ts";
import { type ProductWrite, writeProducts } from "./product-writes.ts";
import { faultsAmong } from "./products-among.ts";
import { placeAfter } from "./products.service.ts";
import { loadStates } from "./products.store.ts";

export interface ManyWrite {
  id: number;
  listBani: number | undefined;
  name: string | undefined;
  weightGrams: number | undefined;
  brandId: number | undefined;
  categoryId: number | undefined;
  vatCode: string | undefined;
  isPublished: boolean | undefined;
  /** Empty to remove the code. */
  nc8: string | undefined;
}

/** Locks products and product names until the transaction ends. */
export async function holdProducts(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockNames(tx);
  await lockProducts(tx, ids);
}

/**
 * Writes locked products as one action. Returns why products were skipped, keyed by id. The caller must refresh the
 * read rows.
 */
export async function writeManyProducts(
  tx: Tx,
  writes: readonly ManyWrite[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<Map<number, string>> {
  const refused = new Map<number, string>();
  const changing = writes.filter(hasFields);
  const states = await loadStates(
    tx,
    changing.map(({ id }) => id),
  );
  const plans = changing.flatMap((write): (ProductWrite & { before: ProductState })[] => {
    const before = states.get(write.id);
    if (!before) refused.set(write.id, MESSAGES.notFound);
    return before ? [{ id: write.id, before, after: stateAfter(before, write, at) }] : [];
  });
  const faults = await faultsAmong(tx, plans);
  const written = plans.filter(({ id }, place) => {
    const [fault] = Object.values(faults[place] ?? {}).flat();
    if (fault !== undefined) refused.set(id, fault);
    return fault === undefined;
  });
  const reported = { at, actor, source: "staff" as const };
  const changes = await writeProducts(tx, written, reported);
  const prices = writes.flatMap(({ id, listBani }) =>
    listBani === undefined || refused.has(id) ? [] : { id, listBani },
  );
  const priced = await changeListPrices(tx, prices, reported);
  await recordChanges(tx, [...changes, ...priced.filter(({ isNew }) => isNew).map(({ change }) => change)]);
  return refused;
}

function hasFields({ id: _id, listBani: _price, ...fields }: ManyWrite): boolean {
  return Object.values(fields).some((value) => value !== undefined);
}

function stateAfter(before: ProductState, write: ManyWrite, at: Date): ProductState {
  const { name, weightGrams, brandId, categoryId, vatCode, isPublished, nc8 } = write;
  const place =
    isPublished === undefined ? {} : placeAfter(isPublished ? "publish" : "unpublish", before, at);
  return {
    ...before,
    name: name ?? before.name,
    weightGrams: weightGrams ?? before.weightGrams,
    brandId: brandId ?? before.brandId,
    categoryId: categoryId ?? before.categoryId,
    // Validation refuses an unknown VAT rate together with the other errors.
    vatCode: (vatCode as ProductState["vatCode"] | undefined) ?? before.vatCode,
    nc8: nc8 === undefined ? before.nc8 : nc8 || null,
    ...place,
  };
}

/** Returns the notes that staff see before saving these list prices. (law: 30-day price) */
export async function loadPriceNotes(
  db: Db,
  prices: readonly { id: number; listBani: number }[],
  now: Date,
): Promise<Map<number, string[]>> {
  const ids = prices.map(({ id }) => id);
  const floors = await loadFloors(db, ids, now);
  const current = new Map((await loadCurrentPrices(db, ids, now)).map((price) => [price.id, price]));
  return new Map(
    prices.flatMap(({ id, listBani }) => {
      const present = current.get(id);
      if (!present) return [];
      const askedBani = promotedPrice(listBani, present);
      const floorBani = floors.get(id) ?? null;
      const oldBani = floorBani !== null && floorBani > askedBani ? floorBani : null;
      const preview = { listBani, askedBani, oldBani, floorBani, savePercent: 0 };
      return [[id, notesOf(preview, present.askedBani)]];
    }),
  );
}
