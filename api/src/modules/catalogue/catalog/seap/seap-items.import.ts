import { formatOfficeLei } from "../../../../text/money.ts";
import type { Tx } from "../../../../db/database.ts";
import {
  type ImportedRows,
  type NewChange,
  recordChanges,
  refusedRow,
  type RowResult,
} from "../../../platform/changes/index.ts";
import { findIdsByCode } from "../products/products.store.ts";
import {
  findSeapCodes,
  loadSeapItems,
  lockSeapItems,
  putSeapItem,
  type SeapItem,
} from "./seap-items.store.ts";

export interface SeapItemImport extends SeapItem {
  productId: number;
}
export interface SeapItemsImport {
  seapItems?: SeapItemImport[];
}

export async function importSeapItems(tx: Tx, { seapItems = [] }: SeapItemsImport): Promise<void> {
  for (const { productId, ...item } of seapItems) await putSeapItem(tx, productId, item);
}

/** New values of an item; undefined leaves a field unchanged, null clears it. */
export interface ImportedSeapItem {
  productCode: string;
  /** Null removes the item. */
  code?: string | null | undefined;
  priceBani?: number | null | undefined;
  publishedOn?: string | null | undefined;
}

/** Creates, changes and removes items by product code. Refuses a SEAP code that belongs to another product. */
export async function saveImportedSeapItems(
  tx: Tx,
  rows: readonly ImportedSeapItem[],
  { actor, at, isDryRun }: ImportedRows,
): Promise<RowResult[]> {
  if (!isDryRun) await lockSeapItems(tx);
  const ids = await findIdsByCode(
    tx,
    rows.map(({ productCode }) => productCode),
  );
  const items = await loadSeapItems(tx, [...ids.values()], at);
  const holders = new Map(
    await findSeapCodes(
      tx,
      rows.flatMap(({ code }) => code ?? []),
    ),
  );
  const results: RowResult[] = [];
  const changes: NewChange[] = [];
  for (const row of rows) {
    const known = items.get(ids.get(row.productCode) ?? 0);
    if (!known) {
      results.push(refusedRow({ product: ["Niciun produs nu are acest cod."] }));
      continue;
    }
    const before = known.code === null ? null : { ...known, code: known.code };
    const after = itemAfter(before, row);
    const holder = after && holders.get(after.code);
    if (after?.code === "") {
      const isEmpty = row.priceBani == null && row.publishedOn == null;
      results.push(isEmpty ? { outcome: "same" } : refusedRow({ code: ["Scrie codul SEAP al poziției."] }));
    } else if (holder !== undefined && holder !== null && holder !== known.productId) {
      results.push(refusedRow({ code: ["Alt produs are deja acest cod SEAP."] }));
    } else if (isSame(before, after)) {
      results.push({ outcome: "same" });
    } else {
      if (before) holders.delete(before.code);
      if (after) holders.set(after.code, known.productId);
      results.push({ outcome: before ? "changed" : "new" });
      changes.push(changeOf(known.productId, { before, after, actor }));
      if (!isDryRun) await putSeapItem(tx, known.productId, after);
    }
  }
  if (!isDryRun) await recordChanges(tx, changes);
  return results;
}

function itemAfter(before: SeapItem | null, row: ImportedSeapItem): SeapItem | null {
  const { code = before?.code ?? "", priceBani = before?.priceBani, publishedOn = before?.publishedOn } = row;
  if (code === null) return null;
  return { code, priceBani: priceBani ?? null, publishedOn: publishedOn ?? null };
}

/** Returns whether two SEAP items are equal. Null means no item. */
export function isSame(before: SeapItem | null, after: SeapItem | null): boolean {
  return (
    before?.code === after?.code &&
    before?.priceBani === after?.priceBani &&
    before?.publishedOn === after?.publishedOn
  );
}

/** Returns the audit log entry for a changed SEAP item. */
export function changeOf(
  productId: number,
  { before, after, actor }: { before: SeapItem | null; after: SeapItem | null; actor: NewChange["actor"] },
): NewChange {
  return {
    actor,
    subject: { kind: "seap-item", id: productId },
    sentence: after ? `Poziția din SEAP este ${formatItem(after)}.` : "Poziția din SEAP a fost eliminată.",
    before: before && toLogged(productId, before),
    after: after && toLogged(productId, after),
    touched: [],
  };
}

function formatItem({ code, priceBani, publishedOn }: SeapItem): string {
  const price = priceBani === null ? "" : `, la ${formatOfficeLei(priceBani)} fără TVA`;
  return `${code}${price}${publishedOn === null ? ", nepublicată" : ""}`;
}

function toLogged(productId: number, { code, priceBani, publishedOn }: SeapItem) {
  return { productID: productId, code, priceBani, publishedOn };
}
