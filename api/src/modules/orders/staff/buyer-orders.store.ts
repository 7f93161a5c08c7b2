/** The orders of one person, as the shop's people see them beside the account. */
import type { StaffOrderRow } from "@curat/contract/staff/orders";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { toOrder } from "../orders.store.ts";
import { toWireRow } from "./staff-orders.wire.ts";

/** More stand in the list of orders. */
const SHOWN = 50;

/** The last orders of an account, and those that a guest placed under its e-mail; the newest first. */
export async function buyersOrders(
  db: Db,
  { customerId, email }: { customerId: number; email: string },
): Promise<{ own: StaffOrderRow[]; guests: StaffOrderRow[] }> {
  const rows = db
    .selectFrom("orders")
    .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
    .selectAll("orders")
    .select("order_waybill.awb")
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(SHOWN);
  const own = await rows.where("orders.customer_id", "=", customerId).execute();
  const guests = await rows
    .where(sql`lower(orders.email)`, "=", email.toLowerCase())
    .where("orders.customer_id", "is", null)
    .execute();
  const toRow = ({ awb, ...row }: (typeof own)[number]) => toWireRow({ order: toOrder(row), awb });
  return { own: own.map(toRow), guests: guests.map(toRow) };
}
