/** Erasing a person: the one place that knows every table a person stands in, so that none is forgotten. */
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface Person {
  customerId: number;
  email: string;
}

/**
 * Deletes what only served the customer, and takes the name off what others still read. Orders, invoices and the
 * refunds of returns stay, as accounting law wants them, without their customer. The customer's row is locked before.
 */
export async function erase(tx: Tx, { customerId, email }: Person, now: Date): Promise<void> {
  await eraseCarts(tx, customerId);
  for (const table of [
    "customer_session",
    "password_reset",
    "customer_address",
    "customer_company",
    "favourite",
    "stock_alert",
    "social_identity",
    "social_attempt",
  ] as const)
    await tx.deleteFrom(table).where("customer_id", "=", customerId).execute();
  await eraseTraces(tx, email.toLowerCase());
  await eraseWords(tx, customerId);
  for (const table of ["orders", "return_request"] as const)
    await tx.updateTable(table).set({ customer_id: null }).where("customer_id", "=", customerId).execute();
  await tx
    .updateTable("privacy_request")
    .set({ email: "", comments: "" })
    .where("customer_id", "=", customerId)
    .execute();
  // No address can be written like this, so nobody registers or logs in under it.
  const nobody = { email: `erased-${customerId}`, first_name: "", last_name: "", phone: "" };
  await tx
    .updateTable("customer")
    .set({ ...nobody, password_hash: null, erased_at: now })
    .where("id", "=", customerId)
    .execute();
}

/** An order keeps its cart, which then is nobody's. */
async function eraseCarts(tx: Tx, customerId: number): Promise<void> {
  await tx.deleteFrom("cart").where("customer_id", "=", customerId).where("ordered_at", "is", null).execute();
  await tx.updateTable("cart").set({ customer_id: null }).where("customer_id", "=", customerId).execute();
}

/** What stands under the e-mail address alone. */
async function eraseTraces(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("newsletter_subscription").where("email", "=", email).execute();
  await tx.deleteFrom("contact_message").where("email", "=", email).execute();
  // A code that was bound to the address must not become everybody's.
  await sql`update voucher set email = null, ends_at = starts_at + interval '1 second'
    where lower(email) = ${email}`.execute(tx);
}

/** Stars and words of a review stay with the product; a complaint keeps its number, kind and answer. */
async function eraseWords(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable("review")
    .set({ name: "Client", email: "", customer_id: null })
    .where("customer_id", "=", customerId)
    .execute();
  await tx
    .updateTable("complaint")
    .set({
      customer_id: null,
      customer_name: "",
      customer_phone: "",
      customer_email: "",
      description: "",
      details: "{}",
    })
    .where("customer_id", "=", customerId)
    .execute();
}
