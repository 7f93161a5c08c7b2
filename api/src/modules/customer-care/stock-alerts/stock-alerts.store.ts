import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface NewAlert {
  customerId: number;
  productId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Last day on which the alert is valid, yyyy-mm-dd. */
  expiresOn: string;
}

/** Returns whether a product can be bought now; undefined if the shop does not show it. */
export async function findBuyable(db: Db, productId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("product_read")
    .select("is_buyable")
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row?.is_buyable;
}

/** Saves an alert, or updates the customer's open alert for the same product. */
export async function saveAlert(db: Db, alert: NewAlert, now: Date): Promise<void> {
  const fields = {
    first_name: alert.firstName,
    last_name: alert.lastName,
    email: alert.email,
    expires_on: alert.expiresOn,
    created_at: now,
  };
  await db
    .insertInto("stock_alert")
    .values({ customer_id: alert.customerId, product_id: alert.productId, ...fields })
    .onConflict((on) =>
      on.columns(["customer_id", "product_id"]).where("sent_at", "is", null).doUpdateSet(fields),
    )
    .execute();
}

export async function listOpenAlerts(db: Db, customerId: number, today: string) {
  return db
    .selectFrom("stock_alert as a")
    .innerJoin("product_facts as p", "p.id", "a.product_id")
    .leftJoin("product_read as r", "r.product_id", "a.product_id")
    .select([
      "a.id",
      "a.product_id as productId",
      "p.name as product",
      "r.url",
      "a.email",
      // Formatted as text, because a Date could shift to another day in another time zone.
      sql<string>`to_char(a.expires_on, 'YYYY-MM-DD')`.as("expiresOn"),
      "a.created_at as createdAt",
    ])
    .where("a.customer_id", "=", customerId)
    .where("a.sent_at", "is", null)
    .where(sql<boolean>`a.expires_on >= ${today}::date`)
    .orderBy("a.id", "desc")
    .execute();
}

/** Deletes a customer's unsent alert; returns false if there is none. */
export async function deleteAlert(
  db: Db,
  { id, customerId }: { id: number; customerId: number },
): Promise<boolean> {
  const row = await db
    .deleteFrom("stock_alert")
    .where("id", "=", id)
    .where("customer_id", "=", customerId)
    .where("sent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks up to `limit` alerts of available products as sent and returns their ids. */
export async function takeDue(tx: Tx, { today, now, limit }: { today: string; now: Date; limit: number }) {
  const { rows } = await sql<{ id: number }>`
    update stock_alert set sent_at = ${now} where id in (
      select a.id from stock_alert a join product_read r on r.product_id = a.product_id
      where a.sent_at is null and a.expires_on >= ${today}::date and r.is_buyable
      order by a.id limit ${limit} for update of a skip locked
    ) returning id::int`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the data for an alert's email; undefined if the alert or the product no longer exists. */
export async function findAlert(db: Db, id: number) {
  return db
    .selectFrom("stock_alert as a")
    .innerJoin("product_read as r", "r.product_id", "a.product_id")
    .innerJoin("product_facts as p", "p.id", "a.product_id")
    .select(["a.id", "a.first_name as firstName", "a.email", "p.name as product", "r.url"])
    .where("a.id", "=", id)
    .executeTakeFirst();
}
export type StockAlert = NonNullable<Awaited<ReturnType<typeof findAlert>>>;
