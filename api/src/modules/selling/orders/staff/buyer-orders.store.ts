import type { Wire } from "@curat/contract/lei.values";
import type { StaffOrderRow } from "@curat/contract/staff/orders";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../db/database.ts";
import { partlySent } from "../order-lines.store.ts";
import { toRow } from "./staff-orders.store.ts";
import { toWireRow } from "./staff-order-answer.ts";

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

/** Allows one merge or split at a time; the lock lasts until the transaction ends. */
export async function lockAliases(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('company_alias', 0))`.execute(tx);
}

export async function headOf(db: Db, cui: string): Promise<string> {
  const row = await db
    .selectFrom("company_alias")
    .select("into_cui")
    .where("cui", "=", cui)
    .executeTakeFirst();
  return row?.into_cui ?? cui;
}

export async function aliasesOf(db: Db, cui: string): Promise<string[]> {
  const rows = await db
    .selectFrom("company_alias")
    .select("cui")
    .where("into_cui", "=", cui)
    .orderBy("cui")
    .execute();
  return rows.map((row) => row.cui);
}

/** Merges a company, with its own aliases, into another. */
export async function joinCompany(
  tx: Tx,
  { from, into, now }: { from: string; into: string; now: Date },
): Promise<void> {
  await tx.updateTable("company_alias").set({ into_cui: into }).where("into_cui", "=", from).execute();
  await tx.insertInto("company_alias").values({ cui: from, into_cui: into, merged_at: now }).execute();
  await sql`select count_company(${from})`.execute(tx);
}

/** Splits a company off again, with the CUIs that were merged along with it. */
export async function partCompany(
  tx: Tx,
  { from, along, into }: { from: string; along: readonly string[]; into: string },
): Promise<void> {
  await tx.deleteFrom("company_alias").where("cui", "=", from).execute();
  if (along.length > 0)
    await tx.updateTable("company_alias").set({ into_cui: from }).where("cui", "in", along).execute();
  await sql`select count_company(${from})`.execute(tx);
  await sql`select count_company(${into})`.execute(tx);
}
