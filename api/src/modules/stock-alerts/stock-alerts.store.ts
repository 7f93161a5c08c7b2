/** All SQL on the alerts. */
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";

export interface NewAlert {
  customerId: number;
  productId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** YYYY-MM-DD */
  expiresOn: string;
}

/** Whether a product of the shop can be bought now; undefined for one that the shop does not show. */
export async function findBuyable(db: Db, productId: number): Promise<boolean | undefined> {
  const row = await db
    .selectFrom("product_read")
    .select("is_buyable")
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return row?.is_buyable;
}

/** Writes an alert; the customer's open one for the same product is changed instead. */
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

/** Marks the alerts of products that are back as told, at most `most` at once, and tells their ids. */
export async function takeDue(tx: Tx, { today, now, most }: { today: string; now: Date; most: number }) {
  const { rows } = await sql<{ id: number }>`
    update stock_alert set sent_at = ${now} where id in (
      select a.id from stock_alert a join product_read r on r.product_id = a.product_id
      where a.sent_at is null and a.expires_on >= ${today}::date and r.is_buyable
      order by a.id limit ${most} for update of a skip locked
    ) returning id::int`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What an alert's mail says; undefined when alert or product are gone. */
export async function findAlert(db: Db, id: number) {
  return db
    .selectFrom("stock_alert as a")
    .innerJoin("product_read as r", "r.product_id", "a.product_id")
    .innerJoin("product as p", "p.id", "a.product_id")
    .select(["a.id", "a.first_name as firstName", "a.email", "p.name as product", "r.url"])
    .where("a.id", "=", id)
    .executeTakeFirst();
}
export type StockAlert = NonNullable<Awaited<ReturnType<typeof findAlert>>>;
