/** The SQL of the shop's people: every order. */
import type { Db } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { OrderStatus } from "../orders.rules.ts";
import { type Order, toOrder } from "../orders.store.ts";

export interface OrderRow {
  order: Order;
  awb: string | null;
}
/** A page of all orders, newest first, of one status or of any. */
export async function listOrderRows(
  db: Db,
  { status, ...paging }: Paging & { status: OrderStatus | undefined },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { rows, total } = await pageOf(
    db
      .selectFrom("orders")
      .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
      .selectAll("orders")
      .select("order_waybill.awb")
      .$if(status !== undefined, (query) => query.where("orders.status", "=", status ?? ""))
      .orderBy("orders.id", "desc"),
    paging,
  );
  return { rows: rows.map((row) => ({ order: toOrder(row), awb: row.awb })), total };
}
