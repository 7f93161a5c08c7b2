/** The SQL of the shop's people: every order, refunds. */
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
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
  { status, ...paging }: Paging & { status: OrderStatus | undefined },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { rows, total } = await pageOf(
    db
      .selectFrom("orders")
      .leftJoin("shipment", "shipment.order_id", "orders.id")
      .selectAll("orders")
      .select("shipment.awb")
      .$if(status !== undefined, (query) => query.where("orders.status", "=", status ?? ""))
      .orderBy("orders.id", "desc"),
    paging,
  );
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

export interface RefundRow extends Refund {
  id: number;
  orderId: number;
  orderNumber: number;
  name: string;
  email: string;
  paymentName: string;
  /** Of the return that the money goes back for. */
  bank: string | null;
  iban: string | null;
}

/** A page of what goes back to buyers, oldest first. */
export async function listRefundRows(
  db: Db,
  { state, ...paging }: Paging & { state: "due" | "done" },
): Promise<{ rows: RefundRow[]; total: number }> {
  return pageOf(
    db
      .selectFrom("refund as r")
      .innerJoin("orders as o", "o.id", "r.order_id")
      .leftJoin("return_request as q", "q.id", "r.return_id")
      .select(["r.id", "r.order_id as orderId", "o.number as orderNumber", "o.email"])
      .select(["o.payment_name as paymentName", "r.amount_bani as amountBani", "r.reason", "r.state"])
      .select(["q.bank", "q.iban"])
      .select(["r.created_at as createdAt", "r.done_at as doneAt"])
      .select(sql<string>`o.first_name || ' ' || o.last_name`.as("name"))
      .where("r.state", "=", state)
      .orderBy("r.id"),
    paging,
  );
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
