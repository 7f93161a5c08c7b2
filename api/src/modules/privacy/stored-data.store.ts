/** Everything that is stored about a customer, in the words of the tables. */
import type { StoredData } from "@curat/contract/privacy";
import type { Tx } from "../../db/database.ts";
import type { Person } from "./erase.store.ts";

/** Reads all of it in the caller's transaction. Hashes of passwords and links are no data about the person. */
export async function loadStoredData(tx: Tx, { customerId, email }: Person): Promise<StoredData> {
  const own = (table: "customer_address" | "customer_company" | "complaint" | "return_request" | "review") =>
    tx.selectFrom(table).selectAll().where("customer_id", "=", customerId).orderBy("id").execute();
  const address = email.toLowerCase();
  const orders = await tx
    .selectFrom("orders")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
  return {
    profile: await tx
      .selectFrom("customer")
      .select(["id", "first_name", "last_name", "email", "phone", "created_at"])
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow(),
    addresses: await own("customer_address"),
    companies: await own("customer_company"),
    orders: orders.map(({ body_hash: _hash, ...order }) => order),
    invoices: await loadInvoiceNumbers(tx, customerId),
    reviews: await own("review"),
    newsletter: await tx
      .selectFrom("newsletter_subscription")
      .select(["email", "created_at", "confirmed_at"])
      .where("email", "=", address)
      .execute(),
    favourites: await tx
      .selectFrom("favourite as f")
      .innerJoin("product as p", "p.id", "f.product_id")
      .select(["f.product_id", "p.name", "f.added_at"])
      .where("f.customer_id", "=", customerId)
      .execute(),
    alerts: await tx.selectFrom("stock_alert").selectAll().where("customer_id", "=", customerId).execute(),
    logins: await tx
      .selectFrom("social_identity")
      .select(["provider", "subject", "created_at"])
      .where("customer_id", "=", customerId)
      .execute(),
    complaints: await own("complaint"),
    returns: await own("return_request"),
    messages: await tx.selectFrom("contact_message").selectAll().where("email", "=", address).execute(),
    requests: await tx
      .selectFrom("privacy_request")
      .select(["kind", "email", "comments", "state", "created_at", "done_at"])
      .where("customer_id", "=", customerId)
      .execute(),
  };
}

async function loadInvoiceNumbers(tx: Tx, customerId: number): Promise<string[]> {
  const invoices = await tx
    .selectFrom("invoice as i")
    .innerJoin("orders as o", "o.id", "i.order_id")
    .select(["i.series", "i.number"])
    .where("o.customer_id", "=", customerId)
    .orderBy("i.id")
    .execute();
  return invoices.map(({ series, number }) => `${series} ${number}`);
}
