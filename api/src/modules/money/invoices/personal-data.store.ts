/**
 * Personal data in invoices. Accounting law requires the party and its address, so an erasure removes only contact
 * data.
 */
import { sql } from "kysely";
import { anyOf, type Tx } from "../../../db/database.ts";

interface Invoiced {
  customerId: number | null;
  email: string;
}

/** Returns the names of a person's invoices, such as "CUR 1042". */
export async function storedInvoices(tx: Tx, { customerId, email }: Invoiced): Promise<string[]> {
  const invoices = await tx
    .selectFrom("invoice as i")
    .innerJoin("order_facts as o", "o.order_id", "i.order_id")
    .select(["i.series", "i.number"])
    .where(
      sql<boolean>`(o.customer_id = ${customerId} or (o.customer_id is null and lower(o.email) = ${email}))`,
    )
    .orderBy("i.id")
    .execute();
  return invoices.map(({ series, number }) => `${series} ${number}`);
}

/** Erases phone, email and bank account. Returns the orders that have an invoice. */
export async function eraseContacts(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  await sql`
    update invoice set document = jsonb_set(document, '{buyer}',
      document -> 'buyer' || '{"phone": "", "email": "", "bank": "", "iban": ""}')
    where order_id = any(${[...orderIds]}::bigint[])`.execute(tx);
  const rows = await tx
    .selectFrom("invoice")
    .select("order_id as orderId")
    .distinct()
    .where("order_id", "=", anyOf(orderIds))
    .execute();
  return rows.map(({ orderId }) => orderId);
}
