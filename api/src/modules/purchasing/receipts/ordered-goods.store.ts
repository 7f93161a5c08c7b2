import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { OrderedGoods } from "./ordered-goods.rules.ts";

/** Returns the lines of an order, sorted by position. */
export async function loadOrderedGoods(db: Db, orderId: number): Promise<OrderedGoods[]> {
  return db
    .selectFrom("ordered_goods")
    .select([
      "line_id as lineId",
      "product_id as productId",
      "code",
      "pieces",
      "pack",
      "price_bani as priceBani",
      "received",
    ])
    .where("purchase_order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

/** Locks an order until the transaction ends, so that concurrent requests cannot create two receipts from it. */
export async function lockOrderOfReceipt(tx: Tx, orderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipt-of-order'), ${orderId}::integer)`.execute(tx);
}

/** Returns the id of an order's draft receipt; undefined if it has none. */
export async function findDraftOf(db: Db, orderId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("receipt_order as o")
    .innerJoin("receipt as r", "r.id", "o.receipt_id")
    .select("r.id")
    .where("o.purchase_order_id", "=", orderId)
    .where("r.posted_at", "is", null)
    .orderBy("r.id")
    .executeTakeFirst();
  return row?.id;
}

/** Returns how many pieces of a posted receipt count for each order line, keyed by line id. */
export async function loadCounted(db: Db, receiptId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("receipt_order_piece")
    .select(["line_id as lineId", "pieces"])
    .where("receipt_id", "=", receiptId)
    .execute();
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}

/** Records how many pieces of a receipt count for each order line. A trigger adds them to the lines. */
export async function insertCounted(
  tx: Tx,
  receiptId: number,
  counted: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`
    insert into receipt_order_piece (receipt_id, line_id, pieces)
    select ${receiptId}, * from unnest(${[...counted.keys()]}::bigint[], ${[...counted.values()]}::integer[])`.execute(
    tx,
  );
}
