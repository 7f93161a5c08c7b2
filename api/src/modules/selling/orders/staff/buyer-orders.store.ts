import type { Wire } from "@curat/contract/lei.values";
import type { StaffOrderRow } from "@curat/contract/staff/orders";
import { sql } from "kysely";
import type { Db } from "../../../../db/database.ts";
import { partlySent } from "../parcels.store.ts";
import { toRow } from "./staff-orders.store.ts";
import { toWireRow } from "./staff-orders.wire.ts";

const SHOWN = 50;

/** Returns the latest orders of an account, and of guests with its e-mail address, newest first. */
export async function buyersOrders(
  db: Db,
  { customerId, email }: { customerId: number; email: string },
): Promise<{ own: Wire<StaffOrderRow>[]; guests: Wire<StaffOrderRow>[] }> {
  const rows = lastOrders(db);
  const own = await rows.where("orders.customer_id", "=", customerId).execute();
  const guests = await rows
    .where(sql`lower(orders.email)`, "=", email.toLowerCase())
    .where("orders.customer_id", "is", null)
    .execute();
  const shown = (some: typeof own) => some.map((row) => toWireRow(toRow(row)));
  return { own: shown(own), guests: shown(guests) };
}

export interface CompanyOrder {
  row: Wire<StaffOrderRow>;
  customerId: number | null;
  name: string;
  cui: string;
}

/** Returns the latest orders invoiced to a CUI or to CUIs merged into it, newest first. */
export async function ordersOfCompany(db: Db, digits: string): Promise<CompanyOrder[]> {
  const rows = await lastOrders(db)
    .where("orders.company_cui", "<>", "")
    .where(
      sql<boolean>`orders.company_cui = any(
        array(select cui from company_alias where into_cui = ${digits}) || ${digits}::text)`,
    )
    .execute();
  return rows.map((kept) => {
    const row = toRow(kept);
    const { customerId, company } = row.order;
    const { name = "", cui = "" } = company ?? {};
    return { row: toWireRow(row), customerId, name, cui };
  });
}

function lastOrders(db: Db) {
  return db
    .selectFrom("orders")
    .leftJoin("order_waybill", "order_waybill.order_id", "orders.id")
    .selectAll("orders")
    .select(["order_waybill.awb", partlySent().as("isPartlySent")])
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(SHOWN);
}
