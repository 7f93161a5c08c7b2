import type { Tx } from "../../../db/database.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { type Actor, type NewChange, recordChanges } from "../../platform/changes/index.ts";
import type { ProductImport } from "./catalog.import.types.ts";
import { changeListPrices } from "./prices/prices.service.ts";
import { findPriced, insertFirstHistory } from "./prices/prices.store.ts";
import type { ProductState } from "./products/product-state.ts";
import { type ProductWrite, writeProducts } from "./products/product-writes.ts";
import { missingForSale } from "./products/products.rules.ts";
import { loadMakers, loadStates } from "./products/products.store.ts";

interface ImportedProduct extends ProductWrite {
  /** Reasons why products that the file publishes cannot legally be sold. */
  missingReasons: string[];
}

/**
 * Writes products that the caller has locked and returns the ids of changed ones. Existing products keep their stock
 * and price history. Products that cannot legally be sold stay unpublished.
 */
export async function importProducts(
  tx: Tx,
  products: readonly ProductImport[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<number[]> {
  const ids = products.map(({ id }) => id);
  const current = await loadStates(tx, ids);
  const makers = await loadMakers(tx);
  const imported = products.map((product): ImportedProduct => {
    const before = current.get(product.id);
    const after = stateOf(product, before);
    const missing = after.isPublished ? missingForSale(after, makers.get(after.brandId ?? 0)) : {};
    const missingReasons = Object.values(missing).flat();
    const first = before ? undefined : { stock: product.stock, prices: product.prices };
    return {
      id: product.id,
      before,
      after: { ...after, isPublished: after.isPublished && missingReasons.length === 0 },
      first,
      missingReasons,
    };
  });
  const written = await writeProducts(tx, imported, { at, actor, source: "import" });
  const prices = await importPrices(
    tx,
    products.filter(({ id }) => current.has(id)),
    { at, actor },
  );
  const changes = [...withReasons(written, imported), ...prices];
  await recordChanges(tx, changes);
  return [...new Set(changes.map(({ subject }) => Number(subject.id)))];
}

async function importPrices(
  tx: Tx,
  products: readonly ProductImport[],
  { at, actor }: { at: Date; actor: Actor },
): Promise<NewChange[]> {
  const priced = await findPriced(
    tx,
    products.map(({ id }) => id),
  );
  const unpriced = products.filter(({ id }) => !priced.has(id));
  await insertFirstHistory(
    tx,
    unpriced.map(({ id, prices }) => ({ id, points: prices })),
    "import",
  );
  const reported = products.flatMap(({ id, prices }) =>
    prices.slice(-1).map(({ bani }) => ({ id, listBani: bani })),
  );
  const changed = await changeListPrices(tx, reported, { at, source: "import", actor });
  return changed.filter(({ isNew }) => isNew).map(({ change }) => change);
}

function withReasons(changes: readonly NewChange[], imported: readonly ImportedProduct[]): NewChange[] {
  const reasons = new Map(imported.map(({ id, missingReasons }) => [id, missingReasons]));
  return changes.map((change) => {
    const why = reasons.get(Number(change.subject.id)) ?? [];
    return why.length === 0
      ? change
      : { ...change, sentence: `${change.sentence}. Nepublicat: ${why.join(" ")}` };
  });
}

function stateOf(product: ProductImport, current: ProductState | undefined): ProductState {
  const { id: _id, prices: _prices, stock: _stock, ...fields } = product;
  const archivedAt = current?.archivedAt ?? null;
  return {
    ...fields,
    description: cleanHtml(fields.description),
    commercial: cleanHtml(fields.commercial),
    limitedStockFrom: fields.limitedStockFrom ?? 5,
    banners: fields.banners ?? [],
    options: fields.options ?? [],
    dilution: fields.dilution ?? null,
    packaging: fields.packaging ?? current?.packaging ?? "",
    nc8: fields.nc8 ?? current?.nc8 ?? null,
    durabilityYears: fields.durabilityYears ?? current?.durabilityYears ?? null,
    manufacturer: fields.manufacturer ?? current?.manufacturer ?? null,
    responsible: fields.responsible ?? current?.responsible ?? null,
    metaTitle: fields.metaTitle ?? current?.metaTitle ?? "",
    metaDescription: fields.metaDescription ?? current?.metaDescription ?? "",
    canonical: fields.canonical ?? current?.canonical ?? "",
    isNoindex: fields.isNoindex ?? current?.isNoindex ?? false,
    relatedIds: fields.relatedIds ?? current?.relatedIds ?? [],
    valueIds: [...new Set(fields.valueIds)].sort((one, other) => one - other),
    isPublished: fields.isPublished && archivedAt === null,
    firstOfferedAt: current?.firstOfferedAt ?? fields.firstOfferedAt,
    archivedAt,
  };
}
