import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { vatOn } from "../../../db/vat-on.ts";
import { foldText } from "../../../text/fold.ts";

export interface Named {
  id: number;
  name: string;
  slug: string;
  sortOrder: number;
}

function sameName<T extends { name: string }>(rows: readonly T[], name: string): T | undefined {
  const key = foldText(name);
  return rows.find((row) => foldText(row.name) === key);
}

export async function findCategory(
  db: Db,
  { name, parentId }: { name: string; parentId: number | null },
): Promise<number | undefined> {
  const rows = await db
    .selectFrom("category_facts")
    .select(["id", "name"])
    .where("parent_id", "is not distinct from", parentId)
    .execute();
  return sameName(rows, name)?.id;
}

export async function depthOf(db: Db, categoryId: number | null): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with recursive above as (
      select id, parent_id from category_facts where id = ${categoryId}
      union all
      select c.id, c.parent_id from category_facts c join above on c.id = above.parent_id
    )
    select count(*)::integer as depth from above`.execute(db);
  return rows[0]?.depth ?? 0;
}

export async function findBrandNamed(db: Db, name: string): Promise<number | undefined> {
  const rows = await db.selectFrom("brand_facts").select(["id", "name"]).execute();
  return sameName(rows, name)?.id;
}

export async function findParameterNamed(db: Db, name: string): Promise<Named | undefined> {
  const rows = await db
    .selectFrom("parameter_facts")
    .select(["id", "name", "slug", "sort_order as sortOrder"])
    .execute();
  return sameName(rows, name);
}

export async function loadValuesOf(db: Db, parameterId: number): Promise<Named[]> {
  return db
    .selectFrom("parameter_value_facts")
    .select(["id", "name", "slug", "sort_order as sortOrder"])
    .where("parameter_id", "=", parameterId)
    .execute();
}

export function valueNamed(values: readonly Named[], name: string): Named | undefined {
  return sameName(values, name);
}

export async function findTakenSlugs(db: Db, start: string): Promise<Set<string>> {
  const like = `${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{ slug: string }>`
    select slug from product_facts where slug like ${like}
    union select slug from category_facts where slug like ${like}
    union select slug from brand_facts where slug like ${like}
    union select slug from parameter_facts where slug like ${like}
    union select substr(path, 2) from route_facts where path like ${`/${like}`} and kind <> 'redirect'`.execute(
    db,
  );
  return new Set(rows.map(({ slug }) => slug));
}

export interface CurrentState {
  id: number;
  code: string;
  barcode: string | null;
}

export async function findProductsWith(
  db: Db,
  { codes, barcodes = [] }: { codes: readonly string[]; barcodes?: readonly string[] },
): Promise<CurrentState[]> {
  const { rows } = await sql<CurrentState>`
    select id, code, barcode from product_facts
    where code = any(${codes}::text[]) or barcode = any(${barcodes}::text[]) order by id`.execute(db);
  return rows;
}

/** Returns which of the products have other variants in their family. */
export async function findThoseWithVariants(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from product_facts p where p.id = any(${ids}::integer[])
      and exists (select from product_facts o where o.master_id = p.master_id and o.id <> p.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the VAT percentages at `at`, keyed by VAT code. */
export async function loadVatRates(db: Db, at: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; percent: number }>`
    select code, percent from ${vatOn(at)}`.execute(db);
  return new Map(rows.map(({ code, percent }) => [code, percent]));
}

export async function findPath(
  db: Db,
  kind: "category" | "product",
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("route_facts")
    .select("path")
    .where("kind", "=", kind)
    .where("target_id", "=", id)
    .executeTakeFirst();
  return row?.path;
}

export async function isPublished(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("product_facts")
    .select("is_published")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.is_published === true;
}
