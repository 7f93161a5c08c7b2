import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { type EmagOrder, type LineChange, type StoredLine, toStoredLines } from "./orders.rules.ts";

export interface StoredOrder {
  id: number;
  status: number;
  pending: EmagOrder | null;
  orderId: number | null;
  problem: string | null;
  acknowledgedAt: Date | null;
  told: "cancelled" | "returned" | "changed" | null;
  /** Lines as they were imported. */
  lines: StoredLine[];
  changes: LineChange[];
}

interface OrderHead {
  id: number;
  status: number;
  changedAt: string;
}

/**
 * Stores an order as eMAG describes it. Returns whether anything changed. Ignores responses older than the stored
 * one. `order` is undefined if it could not be parsed; `problem` then states the reason.
 */
export async function putRead(
  tx: Tx,
  head: OrderHead,
  { order, problem, at }: { order: EmagOrder | undefined; problem: string | null; at: Date },
): Promise<boolean> {
  const lines = toStoredLines(order?.lines ?? []);
  const { rows } = await sql`
    insert into marketplace_order (id, status, pending, lines, problem, changed_at, read_at)
    values (${head.id}, ${head.status}, ${order ? JSON.stringify(order) : null}, ${JSON.stringify(lines)}, ${problem},
      ${head.changedAt}, ${at})
    on conflict (id) do update set status = excluded.status, changed_at = excluded.changed_at, read_at = excluded.read_at,
      pending = case when marketplace_order.order_id is null then excluded.pending end,
      lines = case when marketplace_order.order_id is null then excluded.lines else marketplace_order.lines end,
      problem = case when marketplace_order.order_id is null then excluded.problem else marketplace_order.problem end
    where (marketplace_order.changed_at, ${rank("marketplace_order")}) < (excluded.changed_at, ${rank("excluded")})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** eMAG's times have whole seconds. Of two states in the same second, the one that ends the order is newer. */
function rank(table: string): RawBuilder<number> {
  const status = sql.ref(`${table}.status`);
  return sql`case when ${status} in (0, 5) then 9 else ${status} end`;
}

/** Locks an order; undefined if it was never read. */
export async function lockRead(tx: Tx, id: number): Promise<StoredOrder | undefined> {
  const row = await tx
    .selectFrom("marketplace_order")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      status: row.status,
      // The cast is safe, because only `putRead` writes this column.
      pending: row.pending as EmagOrder | null,
      orderId: row.order_id,
      problem: row.problem,
      acknowledgedAt: row.acknowledged_at,
      // A constraint allows only these values.
      told: row.told as StoredOrder["told"],
      // The casts are safe, because only this store writes these columns.
      lines: row.lines as unknown as StoredLine[],
      changes: row.changes as unknown as LineChange[],
    }
  );
}

/** Returns the ids of orders that have not been imported yet, oldest first. */
export async function listWaiting(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("marketplace_order")
    .select("id")
    .where("order_id", "is", null)
    .where("pending", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function listUnacknowledged(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("marketplace_order")
    .select("id")
    .where("order_id", "is not", null)
    .where("acknowledged_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Records that the order was imported, and deletes the buyer's data from the copy of eMAG's order. */
export async function writePlaced(tx: Tx, id: number, orderId: number): Promise<void> {
  await tx
    .updateTable("marketplace_order")
    .set({ order_id: orderId, pending: null, problem: null })
    .where("id", "=", id)
    .execute();
}

/** Deletes the buyer's data from an order that ended at eMAG before it was imported. */
export async function closeUnplaced(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable("marketplace_order")
    .set({ pending: null, problem: null })
    .where("id", "=", id)
    .where("order_id", "is", null)
    .execute();
}

export async function writeProblem(db: Db, id: number, problem: string | null): Promise<void> {
  await db.updateTable("marketplace_order").set({ problem }).where("id", "=", id).execute();
}

export async function writeAcknowledged(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable("marketplace_order")
    .set({ acknowledged_at: at, problem: null })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .execute();
}

/**
 * Records a cancellation or return that eMAG reported for an imported order. The report stays open until staff settle
 * it.
 */
export async function recordReport(
  tx: Tx,
  id: number,
  told: "cancelled" | "returned",
  at: Date,
): Promise<void> {
  await tx
    .updateTable("marketplace_order")
    .set({ told, told_at: at, settled_at: null, settled_by: null })
    .where("id", "=", id)
    .execute();
}

/** Records that the order has other lines at eMAG, until staff settle it; without changes, takes the report back. */
export async function recordChanges(
  tx: Tx,
  id: number,
  changes: readonly LineChange[],
  at: Date,
): Promise<void> {
  const isChanged = changes.length > 0;
  await tx
    .updateTable("marketplace_order")
    .set({ told: isChanged ? "changed" : null, told_at: isChanged ? at : null })
    .set({ changes: JSON.stringify(changes), settled_at: null, settled_by: null })
    .where("id", "=", id)
    .execute();
}

/** Returns how many pieces of each offer are in orders that have not been imported yet, keyed by offer id. */
export async function loadWaitingPieces(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ offer: number; pieces: number }>`
    select (l ->> 'offer')::integer as offer, sum((l ->> 'pieces')::integer)::integer as pieces
    from marketplace_order o cross join lateral jsonb_array_elements(o.lines) l
    where o.order_id is null and o.pending is not null and l ->> 'offer' is not null
    group by 1`.execute(db);
  return new Map(rows.map(({ offer, pieces }) => [offer, pieces]));
}

/** Returns the time of the newest change read from eMAG; undefined if none was read yet. */
export async function lastChangedAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("marketplace_order")
    .select((eb) => eb.fn.max("changed_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Returns product ids, keyed by offer id. Omits offers without a product. */
export async function loadMatches(db: Db, offerIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("marketplace_match")
    .distinctOn("offer_id")
    .select(["offer_id", "product_id"])
    .where("offer_id", "=", anyOf(offerIds))
    .orderBy("offer_id")
    .orderBy("id", "desc")
    .execute();
  return new Map(
    rows.flatMap(({ offer_id: offer, product_id: product }) => (product ? [[offer, product]] : [])),
  );
}

/** Returns product ids, keyed by lower-case code. Omits codes that several products have. */
export async function findByCodes(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select lower(code) as code, min(id) as id from product_facts where lower(code) = any(${[...codes]}::text[])
    group by 1 having count(*) = 1`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Makes the next run send these offers again, because eMAG changed its stock with a sale. */
export async function forgetSent(tx: Tx, offerIds: readonly number[]): Promise<void> {
  if (offerIds.length === 0) return;
  await tx
    .updateTable("marketplace_offer")
    .set({ sent_stock: null })
    .where("id", "=", anyOf(offerIds))
    .execute();
}

/** Returns shipped orders that are still in progress at eMAG. Omits those whose change eMAG refused. */
export async function listToFinish(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from marketplace_order m join order_facts o on o.order_id = m.order_id
    where m.finished_at is null and m.acknowledged_at is not null and m.problem is null
      and o.status in ('shipped', 'delivered', 'completed') order by m.id limit 200`.execute(db);
  return rows.map(({ id }) => id);
}

export async function writeFinished(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable("marketplace_order").set({ finished_at: at }).where("id", "=", id).execute();
}

/** Returns orders whose valid invoice has a PDF but is not attached at eMAG yet. Omits those whose invoice eMAG refused. */
export async function listToInvoice(db: Db): Promise<{ id: number; randomId: string; invoice: string }[]> {
  const { rows } = await sql<{ id: number; randomId: string; invoice: string }>`
    select m.id, o.random_id as "randomId", i.series || '-' || i.number as invoice
    from marketplace_order m join order_facts o on o.order_id = m.order_id
    join current_invoice i on i.order_id = m.order_id
    where i.is_ready and m.acknowledged_at is not null and m.problem is null and m.invoice is distinct from i.series || '-' || i.number
    order by m.id limit 200`.execute(db);
  return rows;
}

export async function writeInvoiced(db: Db, id: number, invoice: string): Promise<void> {
  await db.updateTable("marketplace_order").set({ invoice }).where("id", "=", id).execute();
}

/** Makes the next run retry what eMAG refused about imported orders. */
export async function forgetProblems(tx: Tx): Promise<void> {
  await tx
    .updateTable("marketplace_order")
    .set({ problem: null })
    .where("order_id", "is not", null)
    .where("problem", "is not", null)
    .execute();
}
