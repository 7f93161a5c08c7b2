/** Only this file writes stock: the trigger `move_stock` updates it from ledger rows (decision 0036). */
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Actor } from "../../platform/changes/index.ts";
import type { MovementReason } from "./stock.rules.ts";

/** Payment and courier events may also cancel an order, which puts its pieces back in stock. */
export type StockActor = Omit<Actor, "kind"> & { kind: Actor["kind"] | "payment" | "courier" };

export interface Pieces {
  productId: number;
  quantity: number;
}

/**
 * Returns SQL that takes an order's pieces out of stock. A check constraint refuses negative stock. Lock the products
 * by ascending id first. Each product may appear only once.
 */
export function takeStock({
  taken,
  actor,
  now,
}: {
  taken: readonly Pieces[];
  actor: StockActor | null;
  now: Date;
}): RawBuilder<object> {
  const ids = taken.map((product) => product.productId);
  const quantities = taken.map((product) => product.quantity);
  return sql`(
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, actor_id, actor_name, at)
    select product_id, placed.id, -quantity, 'order', ${actor?.kind ?? null}, ${actor?.id ?? null}, ${actor?.name ?? null},
      ${now}::timestamptz
    from placed, unnest((select ${ids}::integer[]), (select ${quantities}::integer[])) as t (product_id, quantity))`;
}

/**
 * Puts the pieces that an order still reserves back in stock. Locks the products by ascending id and returns their
 * ids.
 */
export async function putBack(
  tx: Tx,
  { orderId, actor, at }: { orderId: number; actor: StockActor; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_facts where id in (select product_id from stock_movement where order_id = ${orderId})
    order by id for no key update`.execute(tx);
  await sql`
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, actor_id, actor_name, at)
    select product_id, ${orderId}, -sum(quantity)::integer, 'cancellation', ${actor.kind}, ${actor.id}, ${actor.name},
      ${at}::timestamptz
    from stock_movement where order_id = ${orderId}
    group by product_id having sum(quantity) < 0
    order by product_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Reserves all pieces of a cancelled order again, or none if any are missing. Returns the products with too few
 * pieces. Locks the products.
 */
export async function reserveAgain(
  tx: Tx,
  { orderId, pieces, actor, at }: { orderId: number; pieces: readonly Pieces[]; actor: StockActor; at: Date },
): Promise<{ ok: true } | { ok: false; missing: number[] }> {
  const ids = pieces.map(({ productId }) => productId);
  const { rows } = await sql<{ id: number; stock: number }>`
    select id, stock from product_facts where id = any(${ids}::integer[]) order by id for no key update`.execute(
    tx,
  );
  const stockById = new Map(rows.map(({ id, stock }) => [id, stock]));
  const missing = pieces.filter(({ productId, quantity }) => (stockById.get(productId) ?? 0) < quantity);
  if (missing.length > 0) return { ok: false, missing: missing.map(({ productId }) => productId) };
  const quantities = pieces.map(({ quantity }) => quantity);
  await sql`
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, actor_id, actor_name, at)
    select product_id, ${orderId}, -quantity, 'order', ${actor.kind}, ${actor.id}, ${actor.name}, ${at}::timestamptz
    from unnest(${ids}::integer[], ${quantities}::integer[]) as t (product_id, quantity)
    order by product_id`.execute(tx);
  return { ok: true };
}

/**
 * Sets the pieces that an order reserves and returns the affected products, which must be locked by ascending
 * id.
 */
export async function setReserved(
  tx: Tx,
  {
    orderId,
    reserved,
    actor,
    at,
  }: { orderId: number; reserved: readonly Pieces[]; actor: StockActor; at: Date },
): Promise<number[]> {
  const ids = reserved.map(({ productId }) => productId);
  const quantities = reserved.map(({ quantity }) => quantity);
  const { rows } = await sql<{ id: number }>`
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, actor_id, actor_name, at)
    select product_id, ${orderId}::bigint, quantity, case when quantity < 0 then 'order' else 'cancellation' end,
      ${actor.kind}, ${actor.id}, ${actor.name}, ${at}::timestamptz
    from (
      select product_id, -sum(pieces)::integer as quantity from (
        select product_id, quantity as pieces from stock_movement where order_id = ${orderId}
        union all
        select product_id, pieces from unnest(${ids}::integer[], ${quantities}::integer[]) as t (product_id, pieces)
      ) both_ways group by product_id
    ) moved
    where quantity <> 0 order by product_id
    returning product_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Writes the stock movements of an imported order. They add up to zero, because the pieces are received just before
 * the sale.
 */
export async function writeImportedSale(
  tx: Tx,
  sale: { orderId: number; sold: readonly Pieces[]; at: Date; returnedAt: Date | null },
): Promise<void> {
  const { orderId, sold, at, returnedAt } = sale;
  const ids = sold.map(({ productId }) => productId);
  const quantities = sold.map(({ quantity }) => quantity);
  await sql`
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, at)
    select product_id, case reason when 'import' then null else ${orderId}::bigint end, sign * quantity, reason, 'import', moved_at
    from unnest(${ids}::integer[], ${quantities}::integer[]) as sold (product_id, quantity)
    cross join (values
      (1, 1, 'import', ${at}::timestamptz), (2, -1, 'order', ${at}::timestamptz),
      (3, 1, 'cancellation', ${returnedAt}::timestamptz), (4, -1, 'import', ${returnedAt}::timestamptz)
    ) as moves (step, sign, reason, moved_at)
    where moved_at is not null
    order by product_id, step`.execute(tx);
}

export interface Movement {
  productId: number;
  quantity: number;
  reason: MovementReason;
  actor: StockActor;
  reference: string;
  note: string;
  at: Date;
}

/** Writes a movement of a locked product and returns the stock after it. */
export async function insertMovement(tx: Tx, { actor, ...movement }: Movement): Promise<number> {
  const row = await tx
    .insertInto("stock_movement")
    .values({
      product_id: movement.productId,
      quantity: movement.quantity,
      reason: movement.reason,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      reference: movement.reference,
      note: movement.note,
      at: movement.at,
    })
    .returning("stock_after")
    .executeTakeFirstOrThrow();
  return row.stock_after;
}

/** Writes one movement for each locked product. */
export async function insertMovements(
  tx: Tx,
  movements: readonly { productId: number; quantity: number }[],
  { actor, at, reason, note }: Pick<Movement, "actor" | "at" | "reason" | "note">,
): Promise<void> {
  const ids = movements.map(({ productId }) => productId);
  const quantities = movements.map(({ quantity }) => quantity);
  await sql`
    insert into stock_movement (product_id, quantity, reason, actor_kind, actor_id, actor_name, note, at)
    select product_id, quantity, ${reason}, ${actor.kind}, ${actor.id}, ${actor.name}, ${note}, ${at}::timestamptz
    from unnest(${ids}::integer[], ${quantities}::integer[]) as moved (product_id, quantity)
    order by product_id`.execute(tx);
}

/** Writes one movement for each locked product, with the document that caused it. */
export async function moveStocks(
  tx: Tx,
  moved: readonly { productId: number; quantity: number }[],
  { actor, at, reference, reason }: Pick<Movement, "actor" | "at" | "reference" | "reason">,
): Promise<void> {
  await sql`
    insert into stock_movement (product_id, quantity, reason, actor_kind, actor_id, actor_name, reference, at)
    select product_id, quantity, ${reason}, ${actor.kind}, ${actor.id}, ${actor.name}, ${reference}, ${at}::timestamptz
    from unnest(${moved.map(({ productId }) => productId)}::integer[],
      ${moved.map(({ quantity }) => quantity)}::integer[]) as moved (product_id, quantity)
    order by product_id`.execute(tx);
}

/** Pieces of one line of a goods receipt; negative if the receipt is undone. */
export interface ReceivedPieces {
  productId: number;
  receiptLineId: number;
  quantity: number;
}

/** Writes the movements of a goods receipt, but not their cost. The caller must have locked the products. */
export async function receivePieces(
  tx: Tx,
  received: readonly ReceivedPieces[],
  { actor, at, reference }: Pick<Movement, "actor" | "at" | "reference">,
): Promise<void> {
  await sql`
    insert into stock_movement (product_id, receipt_line_id, quantity, reason, actor_kind, actor_id, actor_name, reference, at)
    select product_id, line_id, quantity, case when quantity > 0 then 'delivery' else 'correction' end,
      ${actor.kind}, ${actor.id}, ${actor.name}, ${reference}, ${at}::timestamptz
    from unnest(${received.map(({ productId }) => productId)}::integer[],
      ${received.map(({ receiptLineId }) => receiptLineId)}::bigint[],
      ${received.map(({ quantity }) => quantity)}::integer[]) as moved (product_id, line_id, quantity)
    order by product_id, line_id`.execute(tx);
}

/** Returns stock keyed by product id. */
export async function loadStocks(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("product_facts")
    .select(["id", "stock"])
    .where("id", "=", sql<number>`any(${ids}::integer[])`)
    .execute();
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Locks a product until the transaction ends and returns its stock. */
export async function lockStock(tx: Tx, productId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("product_facts")
    .select("stock")
    .where("id", "=", productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.stock;
}

export async function findStock(db: Db, productId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("product_facts")
    .select("stock")
    .where("id", "=", productId)
    .executeTakeFirst();
  return row?.stock;
}

/** Returns a page of a product's ledger, newest movement first. */
export function loadMovements(db: Db, productId: number, paging: Paging) {
  const query = db
    .selectFrom("stock_movement as m")
    .leftJoin("order_facts as o", "o.order_id", "m.order_id")
    .select([
      "m.id",
      "m.quantity",
      "m.stock_after",
      "m.reason",
      "m.actor_kind",
      "m.actor_name",
      "m.reference",
      "m.note",
      "m.at",
      "m.order_id",
      "o.number as order_number",
    ])
    .where("m.product_id", "=", productId)
    .orderBy("m.id", "desc");
  return pageOf(query, paging);
}
export type MovementRow = Awaited<ReturnType<typeof loadMovements>>["rows"][number];
