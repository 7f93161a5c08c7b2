/** Whether an order's saved address or company is its customer's own; the book itself is the customers module's. */
import type { Db } from "../../../db/database.ts";

export async function isOwnAddress(db: Db, customerId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("customer_address")
    .select("id")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isOwnCompany(db: Db, customerId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("customer_company")
    .select("id")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row !== undefined;
}
