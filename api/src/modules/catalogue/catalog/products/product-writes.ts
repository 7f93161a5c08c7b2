import type { Tx } from "../../../../db/database.ts";
import type { Actor, NewChange } from "../../../platform/changes/index.ts";
import { putRoutes, removeRoutes } from "../../../platform/routing/index.ts";
import type { PricePoint } from "../prices/thirty-day-price.rules.ts";
import { followMoved } from "../prices/prices.service.ts";
import { insertFirstHistory, type PriceSource } from "../prices/prices.store.ts";
import { changedFieldsOf, productChange, snapshotOf } from "./product-changes.ts";
import type { ProductState } from "./product-state.ts";
import { releaseSlugs, replacePictures, replaceValues, writeRows } from "./products.store.ts";

export interface ProductWrite {
  id: number;
  before: ProductState | undefined;
  after: ProductState;
  first?: { stock: number; prices: readonly PricePoint[] } | undefined;
}

/**
 * Writes locked products that differ from their stored state. The caller must record the changes and refresh the read
 * rows.
 */
export async function writeProducts(
  tx: Tx,
  products: readonly ProductWrite[],
  { at, actor, source }: { at: Date; actor: Actor; source: PriceSource },
): Promise<NewChange[]> {
  const changes = products.map((product) => ({ product, change: productChange({ ...product, actor }) }));
  const written = changes.filter(({ change }) => change !== undefined).map(({ product }) => product);
  const taken = new Set(written.map(({ after }) => after.slug));
  const leaving = written.filter(({ before, after }) => before && before.slug !== after.slug);
  await releaseSlugs(
    tx,
    leaving.filter(({ before }) => before && taken.has(before.slug)).map(({ id }) => id),
  );
  await writeRows(
    tx,
    written.map(({ id, after, first }) => ({ id, state: after, first: first && firstFacts(id, first) })),
    at,
  );
  const differing = (part: "value_ids" | "pics") =>
    written
      .filter(
        ({ before, after }) =>
          !before || changedFieldsOf(snapshotOf(before), snapshotOf(after)).includes(part),
      )
      .map(({ id, after }) => ({ id, ...after }));
  await replaceValues(tx, differing("value_ids"));
  await replacePictures(tx, differing("pics"));
  await insertFirstHistory(
    tx,
    written.flatMap(({ id, first }) => (first ? { id, points: first.prices } : [])),
    source,
  );
  await putRoutes(tx, written.filter(changesRoute).map(productRoute));
  await removeRoutes(
    tx,
    "product",
    written.filter(leavesForGood).map(({ id }) => id),
  );
  const moved = written.filter(
    ({ before, after }) =>
      before && (before.categoryId !== after.categoryId || before.brandId !== after.brandId),
  );
  await followMoved(
    tx,
    moved.map(({ id }) => id),
    { at, actor },
  );
  return changes.flatMap(({ change }) => change ?? []);
}

function firstFacts(id: number, { stock, prices }: NonNullable<ProductWrite["first"]>) {
  const price = prices.at(-1);
  if (!price) throw new Error(`Product ${id} has no price.`);
  return { listBani: price.bani, stock, at: price.from };
}

const ROUTE_FIELDS = [
  "slug",
  "name",
  "subtitle",
  "metaTitle",
  "metaDescription",
  "canonical",
  "isNoindex",
] as const satisfies (keyof ProductState)[];

function changesRoute({ before, after }: ProductWrite): boolean {
  if (after.archivedAt) return false;
  if (!before || before.archivedAt) return true;
  return ROUTE_FIELDS.some((field) => before[field] !== after[field]);
}

/** An archived product gives up its URL until it is restored, so the URL can redirect to a replacement. */
function leavesForGood({ before, after }: ProductWrite): boolean {
  return after.archivedAt !== null && before?.archivedAt === null;
}

function productRoute({ id, after }: ProductWrite) {
  return {
    path: `/${after.slug}`,
    kind: "product" as const,
    targetId: id,
    metaTitle: after.metaTitle || after.name,
    metaDescription: after.metaDescription || after.subtitle,
    canonical: after.canonical,
    isNoindex: after.isNoindex,
  };
}
