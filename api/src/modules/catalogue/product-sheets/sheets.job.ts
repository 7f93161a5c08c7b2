import type { SheetField } from "@curat/contract/staff/product-sheets.values";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { type BackgroundJob, type JobPiece } from "../../platform/background-jobs/index.ts";
import { holdProducts, refreshProductRead, writeManyProducts } from "../catalog/index.ts";
import { recordChanges } from "../../platform/changes/index.ts";
import { writeCounts } from "../stock/index.ts";
import { missingTarget, movedSince, type Places, type SheetItem, wordOf } from "./sheets.rules.ts";
import { startSheet } from "./sheets.service.ts";
import { findPlacesOf, findSheetItems, loadSheetProducts, lockDueSheet } from "./sheets.store.ts";

const PIECE = 500;
const GONE = "nu mai există";
const movedText = (field: SheetField): string => `s-a schimbat între timp (${wordOf(field)})`;

/**
 * Applies the next chunk of a sheet in a background job. Skips and reports products that changed since the sheet was
 * saved.
 */
export async function sheetPiece(tx: Tx, job: BackgroundJob, { now }: ApiContext): Promise<JobPiece> {
  // The casts are safe, because only `startSheet` and this function write these JSON values.
  const { sheet: id } = job.parameters as { sheet: number };
  const { from } = (job.position as { from: number } | null) ?? { from: 0 };
  const items = await findSheetItems(tx, id, { from, limit: PIECE });
  const ids = items.map((item) => item.id);
  await holdProducts(tx, ids);
  const current = new Map((await loadSheetProducts(tx, ids)).map((product) => [product.id, product]));
  const places = await findPlacesOf(tx, items);
  const left = new Map<number, string>();
  for (const item of items) {
    const product = current.get(item.id);
    const moved = product && movedSince(item, product);
    const gone = missingTarget(item, places);
    if (!product) left.set(item.id, GONE);
    else if (moved) left.set(item.id, movedText(moved));
    else if (gone !== undefined) left.set(item.id, `${gone} ${GONE}`);
  }
  const reported = { actor: job.actor, at: now() };
  const writing = items.filter((item) => !left.has(item.id));
  for (const [productId, why] of await writeManyProducts(tx, writesOf(writing, places), reported))
    left.set(productId, why);
  const counts = writing.flatMap(({ id: productId, after: { stock }, before }) =>
    stock === undefined || left.has(productId) ? [] : { productId, pieces: stock, expected: before.stock },
  );
  const counted = await writeCounts(tx, counts, { ...reported, reason: "correction", note: job.title });
  await recordChanges(tx, counted.changes);
  for (const productId of counted.moved) left.set(productId, movedText("stock"));
  await refreshProductRead(
    tx,
    writing.map((item) => item.id),
    reported.at,
  );
  return {
    position: { from: from + items.length },
    done: items.length,
    counts: { changed: items.length - left.size, left: left.size },
    notes: [...left].map(([productId, why]) => {
      const { code, name } = current.get(productId) ?? { code: String(productId), name: "" };
      return `${name} (${code}): ${why}`;
    }),
    isLast: items.length < PIECE,
  };
}

function writesOf(items: readonly SheetItem[], { brands, categories }: Places) {
  return items.map(({ id, after }) => ({
    id,
    listBani: after.list_price,
    name: after.name,
    weightGrams: after.weight_grams,
    brandId: after.brand === undefined ? undefined : brands.get(after.brand),
    categoryId: after.category === undefined ? undefined : categories.get(after.category),
    vatCode: after.vat_code,
    isPublished: after.is_published,
    nc8: after.nc8,
  }));
}

/** Starts each planned sheet that is due, in its own transaction. */
export async function startDueSheets({ db, now }: Pick<ApiContext, "db" | "now">): Promise<void> {
  for (;;) {
    const hasMore = await transaction(db, async (tx) => {
      const at = now();
      const sheet = await lockDueSheet(tx, at);
      if (sheet) await startSheet(tx, sheet, { actor: sheet.actor, at });
      return sheet !== undefined;
    });
    if (!hasMore) return;
  }
}
