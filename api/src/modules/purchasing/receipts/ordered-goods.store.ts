import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { OrderedGoods } from "./ordered-goods.rules.ts";

/** Returns the lines of an order, by position. */
export async function loadOrderedGoods(db: Db, orderId: number): Promise<OrderedGoods[]> {
  return db
    .selectFrom("ordered_goods")
    .select(["product_id as productId", "code", "pieces", "pack", "price_bani as priceBani", "received"])
    .where("purchase_order_id", "=", orderId)
    .orderBy("position")
    .execute();
}

/** Locks an order until the transaction ends, so that concurrent requests cannot create two receipts from it. */
export async function lockOrderOfReceipt(tx: Tx, orderId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipt-of-order'), ${orderId}::integer)`.execute(tx);
}

/** Returns the id of an order's draft receipt. */
export async function findDraftOf(db: Db, orderId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("receipt")
    .select("id")
    .where("purchase_order_id", "=", orderId)
    .where("posted_at", "is", null)
    .orderBy("id")
    .executeTakeFirst();
  return row?.id;
}
