/** The SQL of the shop's people: every order, refunds. */
import type { Db, Tx } from "../../../db/database.ts";
import type { OrderStatus } from "../orders.rules.ts";
import { type Order, toOrder } from "../orders.store.ts";

export interface OrderRow {
  order: Order;
  awb: string | null;
}
export interface Refund {
  amountBani: number;
  reason: string;
  state: string;
  createdAt: Date;
  doneAt: Date | null;
}

/** A page of all orders, newest first, of one status or of any. */
export async function listOrderRows(
  db: Db,
  { status, page, perPage }: { status: OrderStatus | undefined; page: number; perPage: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const rows = await db
    .selectFrom("orders")
    .leftJoin("shipment", "shipment.order_id", "orders.id")
    .selectAll("orders")
    .select("shipment.awb")
    .$if(status !== undefined, (query) => query.where("orders.status", "=", status ?? ""))
    .orderBy("orders.id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const { total } = await db
    .selectFrom("orders")
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""))
    .executeTakeFirstOrThrow();
  return { rows: rows.map((row) => ({ order: toOrder(row), awb: row.awb })), total };
}

export async function listRefunds(db: Db, orderId: number): Promise<Refund[]> {
  return db
    .selectFrom("refund")
    .select(["amount_bani as amountBani", "reason", "state", "created_at as createdAt", "done_at as doneAt"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** Marks what is due as paid back; tells whether anything was. */
export async function finishRefunds(tx: Tx, orderId: number, at: Date): Promise<boolean> {
  const done = await tx
    .updateTable("refund")
    .set({ state: "done", done_at: at })
    .where("order_id", "=", orderId)
    .where("state", "=", "due")
    .returning("id")
    .execute();
  return done.length > 0;
}
