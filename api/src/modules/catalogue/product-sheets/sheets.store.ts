import type { SheetState } from "@curat/contract/staff/product-sheets.values";
import { type Selectable, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { Places, SheetItem, SheetValues } from "./sheets.rules.ts";

export interface SheetProduct extends SheetValues {
  id: number;
  code: string;
}

export async function loadSheetProducts(db: Db, ids: readonly number[]): Promise<SheetProduct[]> {
  const { rows } = await sql<SheetProduct>`
    select p.id, p.code, p.name, p.list_price_bani as list_price, p.stock, coalesce(p.weight_grams, 0) as weight_grams,
      coalesce(b.slug, '') as brand, coalesce(c.slug, '') as category, p.vat_code, p.is_published,
      coalesce(p.nc8, '') as nc8
    from product_facts p left join brand_facts b on b.id = p.brand_id
      left join category_facts c on c.id = p.category_id
    where p.id = ${anyOf(ids)}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Finds products by code, ignoring case. */
export async function findByCodes(
  db: Db,
  codes: readonly string[],
): Promise<Pick<SheetProduct, "id" | "code">[]> {
  const { rows } = await sql<Pick<SheetProduct, "id" | "code">>`
    select id, code from product_facts
    where upper(code) = any(${codes.map((code) => code.toUpperCase())}::text[])
      or code = any(${[...codes]}::text[])`.execute(db);
  return rows;
}

/** Returns a category's path in its stored form, with a leading slash. */
export function addressOf(category: string): string {
  return `/${category.replace(/^\/+/, "")}`;
}

export async function findPlaces(
  db: Db,
  { brands, categories }: { brands: readonly string[]; categories: readonly string[] },
): Promise<Places> {
  const found = async (rows: Promise<{ rows: { slug: string; id: number }[] }>) =>
    new Map((await rows).rows.map(({ slug, id }) => [slug, id]));
  return {
    brands: await found(
      sql<{
        slug: string;
        id: number;
      }>`select slug, id from brand_facts where slug = any(${brands}::text[])`.execute(db),
    ),
    categories: await found(
      sql<{ slug: string; id: number }>`
        select slug, id from category_facts where slug = any(${categories.map(addressOf)}::text[])`.execute(
        db,
      ),
    ),
  };
}

/** Returns the brands and categories that the items move products to. */
export function findPlacesOf(db: Db, items: readonly SheetItem[]): Promise<Places> {
  return findPlaces(db, {
    brands: items.flatMap(({ after }) => after.brand ?? []),
    categories: items.flatMap(({ after }) => after.category ?? []),
  });
}

export interface ListedSheet {
  id: number;
  title: string;
  state: SheetState;
  rows: number;
  applyAt: Date | null;
  jobId: number | null;
  actorName: string;
  createdAt: Date;
}
export interface Sheet extends ListedSheet {
  items: SheetItem[];
  actor: Actor;
}

export async function insertSheet(
  tx: Tx,
  { title, items, actor, at }: { title: string; items: readonly SheetItem[]; actor: Actor; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto("product_sheet")
    .values({
      title,
      state: "draft",
      changes: JSON.stringify(items),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a sheet. With `lock`, its row is locked until the transaction ends. */
export async function findSheet(db: Db, id: number, lock?: "lock"): Promise<Sheet | undefined> {
  const row = await db
    .selectFrom("product_sheet")
    .selectAll()
    .where("id", "=", id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && toSheet(row);
}

/** Returns up to `limit` items of a sheet, starting at index `from`. */
export async function findSheetItems(
  db: Db,
  id: number,
  { from, limit }: { from: number; limit: number },
): Promise<SheetItem[]> {
  const { rows } = await sql<{ items: SheetItem[] }>`
    select jsonb_path_query_array(changes, '$[$from to $to]', jsonb_build_object('from', ${from}::integer, 'to', ${from + limit - 1}::integer)) as items
    from product_sheet where id = ${id}`.execute(db);
  return rows[0]?.items ?? [];
}

export async function listSheetRows(
  db: Db,
  { state, ...paging }: Paging & { state?: SheetState | undefined },
): Promise<{ rows: ListedSheet[]; total: number }> {
  const query = db
    .selectFrom("product_sheet")
    .select([
      "id",
      "title",
      sql<SheetState>`state`.as("state"),
      sql<number>`jsonb_array_length(changes)`.as("rows"),
      "apply_at as applyAt",
      "job_id as jobId",
      "actor_name as actorName",
      "created_at as createdAt",
    ])
    .$if(state !== undefined, (all) => all.where("state", "=", state ?? "draft"))
    .orderBy("id", "desc");
  return pageOf(query, paging);
}

export async function moveSheet(
  tx: Tx,
  id: number,
  { state, applyAt, jobId = null }: { state: SheetState; applyAt?: Date | null; jobId?: number | null },
): Promise<void> {
  await tx
    .updateTable("product_sheet")
    .set({ state, job_id: jobId, ...(applyAt !== undefined && { apply_at: applyAt }) })
    .where("id", "=", id)
    .execute();
}

/** Locks and returns the next planned sheet that is due. */
export async function lockDueSheet(tx: Tx, now: Date): Promise<Sheet | undefined> {
  const row = await tx
    .selectFrom("product_sheet")
    .selectAll()
    .where("state", "=", "planned")
    .where("apply_at", "<=", now)
    .orderBy("apply_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row && toSheet(row);
}

/**
 * Deletes drafts after 7 days, and all other sheets except planned ones after 90 days. Their changes stay in the
 * audit log.
 */
export async function deleteOldSheets(db: Db, now: Date): Promise<void> {
  await sql`
    delete from product_sheet where created_at < ${now}::timestamptz - interval '90 days' and state <> 'planned'
      or state = 'draft' and created_at < ${now}::timestamptz - interval '7 days'`.execute(db);
}

function toSheet(row: Selectable<DB["product_sheet"]>): Sheet {
  // The cast is safe: only `insertSheet` writes this column.
  const items = row.changes as SheetItem[];
  return {
    id: row.id,
    title: row.title,
    state: row.state as SheetState,
    rows: items.length,
    applyAt: row.apply_at,
    jobId: row.job_id,
    actorName: row.actor_name,
    createdAt: row.created_at,
    items,
    actor: { kind: row.actor_kind as Actor["kind"], id: row.actor_id, name: row.actor_name },
  };
}
