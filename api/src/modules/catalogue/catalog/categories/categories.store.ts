import { CATEGORY } from "@curat/contract/staff/category.values";
import { type Insertable, type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import type { DB } from "../../../../db/tables.ts";
import { rowsOf } from "../../../platform/changes/index.ts";
import { fromWireBanner, toWireBanner } from "../banner.wire.ts";
import type { Category, CategoryContents } from "./categories.rules.ts";

export const ROWS = rowsOf(CATEGORY, { read: toWireBanner, write: fromWireBanner });

export async function loadTree(db: Db): Promise<Map<number, Category>> {
  const rows = await db.selectFrom("category").selectAll().orderBy("id").execute();
  return new Map(rows.map((row) => [row.id, toCategory(row)]));
}

function toCategory(row: Selectable<DB["category"]>): Category {
  const slug = row.slug.slice(row.slug.lastIndexOf("/") + 1);
  return { id: row.id, sort_order: row.sort_order, ...ROWS.fromRow(row), slug };
}

/** Locks categories before removing them, so that no concurrent request moves products into them. */
export async function lockCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  const rows = tx.selectFrom("category").select("id").where("id", "=", anyOf(ids));
  await rows.orderBy("id").forUpdate().execute();
}

export async function loadContents(db: Db, ids: readonly number[]): Promise<Map<number, CategoryContents>> {
  const { rows } = await sql<CategoryContents & { id: number }>`
    select c.id,
      (select count(*) from category below where below.parent_id = c.id) as subcategories,
      (select count(*) from product p where p.category_id = c.id) as products,
      (select count(*) from voucher_scope v where c.id = any(v.category_ids)) as vouchers,
      (select count(*) from promotion_category_facts pr
        where pr.category_id = c.id and pr.ends_at > current_timestamp) as promotions
    from category c where c.id = ${anyOf(ids)}`.execute(db);
  return new Map(rows.map(({ id, ...contents }) => [id, contents]));
}

/** Upserts categories with their full paths. Parents must precede their children. */
export async function putCategories(
  tx: Tx,
  categories: readonly { category: Category; path: string }[],
): Promise<void> {
  // Clear the slugs first, because the written categories may swap them.
  await sql`
    update category set slug = '~' || id
    where id = ${anyOf(categories.map(({ category }) => category.id))}`.execute(tx);
  for (const { category, path } of categories) {
    const { id, sort_order, ...values } = category;
    // The cast is safe: `toRow` returns the table's columns, and an API test writes and reads every field.
    const row = { ...ROWS.toRow(values), slug: path, sort_order } as Omit<Insertable<DB["category"]>, "id">;
    await tx
      .insertInto("category")
      .values({ id, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row))
      .execute();
  }
}

/** Moves a category's products into another category and returns their ids. The caller must have locked them. */
export async function moveProducts(tx: Tx, from: number, into: number): Promise<number[]> {
  const rows = await tx
    .updateTable("product")
    .set({ category_id: into })
    .where("category_id", "=", from)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

export async function loadProductIds(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("product")
    .select("id")
    .where("category_id", "=", anyOf(categoryIds))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

export async function deleteCategory(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("category").where("id", "=", id).execute();
}

/** Returns the paths that are already used by pages other than categories. */
export async function findTaken(db: Db, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from route_facts where path = any(${[...paths]}::text[]) and kind not in ('category', 'redirect')`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}
