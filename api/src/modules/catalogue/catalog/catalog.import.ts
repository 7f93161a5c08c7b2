import { insertInBatches } from "../../../db/batches.ts";
import type { Tx } from "../../../db/database.ts";
import { type Actor, IMPORT } from "../../platform/changes/index.ts";
import type { CatalogImport, CategoryImport, ParameterImport } from "./catalog.import.types.ts";
import { lockBrands, ROWS } from "./brands/brands.store.ts";
import { saveBrands } from "./brands/brands.service.ts";
import type { Category } from "./categories/categories.rules.ts";
import { ROWS as CATEGORY_ROWS } from "./categories/categories.store.ts";
import { saveCategories } from "./categories/categories.service.ts";
import { BRAND_PARAMETER } from "./brand-facet.ts";
import type { Parameter } from "./parameters/parameters.rules.ts";
import { saveParameters } from "./parameters/parameters.service.ts";
import { importProducts } from "./product.import.ts";
import { lockNames } from "./names.store.ts";
import { lockProducts } from "./catalog.store.ts";
import { refreshProductRead } from "./read-model.ts";
import { findProductsOfRenamed, loadNames } from "./renames.ts";

/**
 * Imports a catalogue. The transaction writes the products in `laterTouched` later; locking them now preserves the
 * lock order.
 */
export async function importCatalog(
  tx: Tx,
  part: CatalogImport,
  { now, laterTouched = [], actor = IMPORT }: { now: Date; laterTouched?: readonly number[]; actor?: Actor },
): Promise<void> {
  const renamed = part.parameters || part.brands || part.categories ? await importNamed(tx, part, actor) : [];
  const products = part.products ?? [];
  const ids = products.map(({ id }) => id);
  if (part.products) await lockNames(tx);
  // Concurrent orders lock products by ascending id, so this locks all products before it writes any.
  await lockProducts(tx, [...renamed, ...ids, ...laterTouched]);
  const changed = await importProducts(tx, products, { at: now, actor });
  const stale = [...new Set([...renamed, ...changed])].sort((one, other) => one - other);
  await insertInBatches(stale, (batch) => refreshProductRead(tx, batch, now));
}

/**
 * Imports parameters, brands and categories. Returns the ids of products whose read rows now contain outdated names.
 */
async function importNamed(tx: Tx, part: CatalogImport, actor: Actor): Promise<number[]> {
  const names = await loadNames(tx);
  if (part.parameters) await saveParameters(tx, part.parameters.map(toParameter), actor);
  if (part.brands) {
    const current = await lockBrands(
      tx,
      part.brands.map(({ id }) => id),
    );
    const before = new Map(current.map((brand) => [brand.id, brand]));
    await saveBrands(
      tx,
      part.brands.map(({ id, ...imported }) => ({ id, ...ROWS.fromImport(imported, before.get(id)) })),
      actor,
    );
  }
  if (part.categories) await saveCategories(tx, part.categories.map(toCategory), actor);
  return findProductsOfRenamed(tx, names);
}

function toCategory({ id, sortOrder, ...imported }: CategoryImport): Category {
  return { id, sort_order: sortOrder, ...CATEGORY_ROWS.fromImport(imported, undefined) };
}

function toParameter({ id, ...parameter }: ParameterImport): Parameter {
  return { ...parameter, id: parameterId(id) };
}

/** Import files number parameters from 1, but the stored id 1 is the brand parameter. */
function parameterId(importedId: number): number {
  return importedId + BRAND_PARAMETER.id;
}
