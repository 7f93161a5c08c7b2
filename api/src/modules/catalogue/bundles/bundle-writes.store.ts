import { BUNDLE } from "@curat/contract/staff/bundle.values";
import { type Insertable, type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import { rowsOf } from "../../platform/changes/index.ts";
import type { Bundle } from "./bundle-writes.rules.ts";

export const ROWS = rowsOf(BUNDLE);

/** Serialises bundle writes. Take this lock before any row lock. */
export async function lockBundles(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('bundles'))`.execute(tx);
}

export async function nextBundleId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('bundle_id')::integer as id`.execute(tx);
  return rows[0]?.id ?? 0;
}

function bundles(db: Db) {
  return db.selectFrom("bundle").selectAll();
}

export async function loadBundles(db: Db, ids: readonly number[]): Promise<Map<number, Bundle>> {
  const rows = await bundles(db).where("id", "=", anyOf(ids)).execute();
  const products = await db
    .selectFrom("bundle_product")
    .selectAll()
    .where("bundle_id", "=", anyOf(ids))
    .orderBy("sort_order")
    .orderBy("product_id")
    .execute();
  const productsOf = Map.groupBy(products, (row) => row.bundle_id);
  return new Map(
    rows.map((row) => {
      const bundleProducts = productsOf.get(row.id) ?? [];
      return [
        row.id,
        {
          ...toBundle(row),
          products: bundleProducts.map(({ product_id: productID, quantity }) => ({ productID, quantity })),
        },
      ];
    }),
  );
}

/** Returns a page of all bundles in display order, without their products. */
export async function listBundleRows(db: Db, paging: Paging) {
  const { rows, total } = await pageOf(bundles(db).orderBy("sort_order").orderBy("id"), paging);
  return { rows: rows.map(toBundle), total };
}

/** Returns the maximum quantity per order of each product; products that do not exist are omitted. */
export async function loadMaxQuantities(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("product_facts")
    .select(["id", "max_quantity"])
    .where("id", "=", anyOf(productIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row.max_quantity]));
}

/** Upserts a bundle with its products. */
export async function putBundle(tx: Tx, { id, products, ...values }: Bundle): Promise<void> {
  // The cast is safe because `toRow` returns the table's columns.
  const row = { id, ...ROWS.toRow(values) } as Insertable<DB["bundle"]>;
  await tx
    .insertInto("bundle")
    .values(row)
    .onConflict((on) => on.column("id").doUpdateSet(row))
    .execute();
  await tx.deleteFrom("bundle_product").where("bundle_id", "=", id).execute();
  const productRows = products.map(({ productID, quantity }, index) => ({
    bundle_id: id,
    product_id: productID,
    quantity,
    sort_order: index + 1,
  }));
  if (productRows.length > 0) await tx.insertInto("bundle_product").values(productRows).execute();
}

/**
 * Deletes a bundle and its product rows. Throws a foreign key violation if a cart or an order contains the
 * bundle.
 */
export async function deleteBundle(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("bundle").where("id", "=", id).execute();
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Returns whether the error is a foreign key violation: carts or orders still refer to the bundle. */
export function isNamed(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === FOREIGN_KEY_VIOLATION;
}

function toBundle(row: Selectable<DB["bundle"]>): Omit<Bundle, "products"> {
  return { id: row.id, ...ROWS.fromRow(row) };
}
