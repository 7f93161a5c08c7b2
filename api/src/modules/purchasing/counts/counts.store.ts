import type { CountScope, CountState } from "@curat/contract/staff/stock-counts.values";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";

export interface CountFields {
  place: string;
  commission: string;
  decision: string;
  keeper: string;
  note: string;
}

export interface Scope {
  scope: CountScope;
  /** Null for all products. */
  scopeId: number | null;
  /** The counted stock place; null for the warehouse. */
  placeId: number | null;
  scopeName: string;
}

export interface Count extends CountFields, Scope {
  stockPlace: string | null;
  id: number;
  createdAt: Date;
  createdBy: string;
  year: number | null;
  number: number | null;
  postedAt: Date | null;
  postedBy: string | null;
  undoneAt: Date | null;
  undoneBy: string | null;
  undoReason: string | null;
}

const COLUMNS = sql`
  c.id::integer as id, c.scope, c.scope_id as "scopeId", c.scope_name as "scopeName",
  c.place_id as "placeId", (select f.name from stock_place_facts f where f.id = c.place_id) as "stockPlace", c.place, c.commission, c.decision,
  c.keeper, c.note, c.created_at as "createdAt", c.created_by as "createdBy", c.year, c.number, c.posted_at as "postedAt",
  c.posted_by as "postedBy", c.undone_at as "undoneAt", c.undone_by as "undoneBy", c.undo_reason as "undoReason"`;

export async function findCount(db: Db, id: number): Promise<Count | undefined> {
  const { rows } = await sql<Count>`select ${COLUMNS} from stock_count c where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the count until the transaction ends, and returns it. */
export async function lockCount(tx: Tx, id: number): Promise<Count | undefined> {
  const { rows } =
    await sql<Count>`select ${COLUMNS} from stock_count c where c.id = ${id} for update`.execute(tx);
  return rows[0];
}

export interface CountSums {
  lines: number;
  counted: number;
  different: number;
  surplus: number;
  missing: number;
}

/** Returns line totals, keyed by count id. */
export async function sumsOf(db: Db, ids: readonly number[]): Promise<Map<number, CountSums>> {
  const { rows } = await sql<CountSums & { id: number }>`
    select count_id::integer as id, count(*)::integer as lines, count(counted)::integer as counted,
      (count(*) filter (where counted <> expected))::integer as different,
      coalesce(sum(greatest(counted - expected, 0)), 0)::bigint as surplus,
      coalesce(sum(greatest(expected - counted, 0)), 0)::bigint as missing
    from stock_count_line where count_id = any(${ids}::bigint[]) group by count_id`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** Returns a page of counts: drafts first, then the newest. */
export async function listCounts(
  db: Db,
  { state, page, perPage }: Paging & { state?: CountState | undefined },
): Promise<{ rows: Count[]; total: number }> {
  const condition = state
    ? {
        draft: sql`c.posted_at is null`,
        posted: sql`c.posted_at is not null and c.undone_at is null`,
        undone: sql`c.undone_at is not null`,
      }[state]
    : sql`true`;
  const { rows } = await sql<Count>`
    select ${COLUMNS} from stock_count c where ${condition}
    order by c.posted_at desc nulls first, c.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  const counted = await sql<{
    total: number;
  }>`select count(*)::integer as total from stock_count c where ${condition}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the name of an active stock place; undefined if there is none. */
export async function findPlaceName(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from stock_place_facts where id = ${id} and is_active`.execute(db);
  return rows[0]?.name;
}

/** Returns the name of the category, brand or supplier; undefined if it does not exist. */
export async function findScopeName(
  db: Db,
  { scope, id }: { scope: Exclude<CountScope, "all">; id: number },
): Promise<string | undefined> {
  const named = {
    category: sql<{ name: string }>`select name from category_facts where id = ${id}`,
    brand: sql<{ name: string }>`select name from brand_facts where id = ${id}`,
    supplier: sql<{ name: string }>`select name from supplier_facts where id = ${id}`,
  };
  const { rows } = await named[scope].execute(db);
  return rows[0]?.name;
}

export async function insertCount(
  tx: Tx,
  count: CountFields & Scope & { at: Date; by: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_count (scope, scope_id, scope_name, place_id, place, commission, decision, keeper, note, created_at, created_by)
    values (${count.scope}, ${count.scopeId}, ${count.scopeName}, ${count.placeId}, ${count.place}, ${count.commission}, ${count.decision},
      ${count.keeper}, ${count.note}, ${count.at}, ${count.by})
    returning id::integer as id`.execute(tx);
  // The statement always returns one row.
  return rows[0]?.id ?? 0;
}

/**
 * Adds a line for each product of the scope and returns the number of lines. Skips unpublished products without stock
 * in the warehouse, and any product without pieces at another place.
 */
export async function insertScope(
  tx: Tx,
  id: number,
  { scope, scopeId, placeId }: Omit<Scope, "scopeName">,
): Promise<number> {
  const isInPlace =
    placeId === null
      ? sql`(p.is_published or p.stock <> 0)`
      : sql`exists (select from place_goods g where g.place_id = ${placeId} and g.product_id = p.id and g.pieces > 0)`;
  const { rows } = await sql<{ id: number }>`
    insert into stock_count_line (count_id, product_id)
    select ${id}::bigint, p.id from product_facts p
    where ${isInPlace} and ${inScope(scope, scopeId)} order by p.id
    returning id::integer as id`.execute(tx);
  return rows.length;
}

function inScope(scope: CountScope, id: number | null): RawBuilder<unknown> {
  switch (scope) {
    case "all":
      return sql`true`;
    case "brand":
      return sql`p.brand_id = ${id}`;
    case "supplier":
      return sql`exists (select from active_offer o where o.product_id = p.id and o.supplier_id = ${id})`;
    case "category":
      return sql`p.category_id in (
        with recursive branch as (
          select id from category_facts where id = ${id}
          union select c.id from category_facts c join branch b on c.parent_id = b.id
        ) select id from branch)`;
  }
}

export async function updateCount(tx: Tx, id: number, fields: CountFields): Promise<void> {
  await sql`
    update stock_count set place = ${fields.place}, commission = ${fields.commission}, decision = ${fields.decision},
      keeper = ${fields.keeper}, note = ${fields.note} where id = ${id}`.execute(tx);
}

export async function deleteCount(tx: Tx, id: number): Promise<void> {
  await sql`delete from stock_count where id = ${id}`.execute(tx);
}

/**
 * Posting and undo wait for each other and for counting until the transaction ends. Several lines can be counted
 * concurrently.
 */
export async function lockCounting(tx: Tx, by: "line" | "posting"): Promise<void> {
  await (
    by === "line"
      ? sql`select pg_advisory_xact_lock_shared(hashtext('stock_count'))`
      : sql`select pg_advisory_xact_lock(hashtext('stock_count'))`
  ).execute(tx);
}

/** Gives a count the next number of its year. The caller must hold the posting lock of `lockCounting`. */
export async function writePosted(
  tx: Tx,
  id: number,
  { year, at, by }: { year: number; at: Date; by: string },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    update stock_count set year = ${year}, posted_at = ${at}, posted_by = ${by},
      number = (select coalesce(max(number), 0) + 1 from stock_count where year = ${year})
    where id = ${id} returning number`.execute(tx);
  // The count is locked, so the statement always returns one row.
  return rows[0]?.number ?? 0;
}

export async function writeUndone(
  tx: Tx,
  id: number,
  { reason, at, by }: { reason: string; at: Date; by: string },
): Promise<void> {
  await sql`
    update stock_count set undo_reason = ${reason}, undone_at = ${at}, undone_by = ${by} where id = ${id}`.execute(
    tx,
  );
}
