/** Everything that is stored about a customer, in the words of the tables. */
import type { StoredData } from "@curat/contract/privacy";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Tx } from "../../db/database.ts";
import type { Person } from "./erase.store.ts";

/** Reads all of it in the caller's transaction. Hashes of passwords and links are no data about the person. */
export async function loadStoredData(tx: Tx, { customerId, email }: Person): Promise<StoredData> {
  const address = email.toLowerCase();
  return {
    profile: await tx
      .selectFrom("customer")
      .select(["id", "first_name", "last_name", "email", "phone", "created_at"])
      .where("id", "=", customerId)
      .executeTakeFirstOrThrow(),
    addresses: await loadAddresses(tx, customerId),
    companies: await loadCompanies(tx, customerId),
    orders: await loadOrders(tx, customerId),
    invoices: await loadInvoiceNumbers(tx, customerId),
    reviews: await tx
      .selectFrom("review as r")
      .innerJoin("product as p", "p.id", "r.product_id")
      .selectAll("r")
      .select("p.name as product")
      .where("r.customer_id", "=", customerId)
      .orderBy("r.id")
      .execute(),
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
    alerts: await tx
      .selectFrom("stock_alert as a")
      .innerJoin("product as p", "p.id", "a.product_id")
      .selectAll("a")
      .select("p.name as product")
      .where("a.customer_id", "=", customerId)
      .execute(),
    logins: await tx
      .selectFrom("social_identity")
      .select(["provider", "subject", "created_at"])
      .where("customer_id", "=", customerId)
      .execute(),
    complaints: await tx
      .selectFrom("complaint as c")
      .innerJoin("complaint_type as t", "t.id", "c.type_id")
      .selectAll("c")
      .select("t.name as subject")
      .where("c.customer_id", "=", customerId)
      .orderBy("c.id")
      .execute(),
    returns: await loadReturns(tx, customerId),
    messages: await tx.selectFrom("contact_message").selectAll().where("email", "=", address).execute(),
    requests: await tx
      .selectFrom("privacy_request")
      .select(["kind", "email", "comments", "state", "created_at", "done_at"])
      .where("customer_id", "=", customerId)
      .execute(),
    carts: await loadCarts(tx, customerId),
    sessions: await tx
      .selectFrom("customer_session")
      .select(["device", "created_at", "used_at", "expires_at"])
      .where("customer_id", "=", customerId)
      .orderBy("created_at")
      .execute(),
  };
}

/** With the names of county and locality beside their numbers; companies likewise. */
async function loadAddresses(tx: Tx, customerId: number) {
  return tx
    .selectFrom("customer_address as a")
    .innerJoin("county", "county.id", "a.county_id")
    .innerJoin("city", "city.id", "a.city_id")
    .selectAll("a")
    .select(["county.name as county", "city.name as city"])
    .where("a.customer_id", "=", customerId)
    .orderBy("a.id")
    .execute();
}

async function loadCompanies(tx: Tx, customerId: number) {
  return tx
    .selectFrom("customer_company as a")
    .innerJoin("county", "county.id", "a.county_id")
    .innerJoin("city", "city.id", "a.city_id")
    .selectAll("a")
    .select(["county.name as county", "city.name as city"])
    .where("a.customer_id", "=", customerId)
    .orderBy("a.id")
    .execute();
}

/** With what was bought. */
async function loadOrders(tx: Tx, customerId: number) {
  const orders = await tx
    .selectFrom("orders as o")
    .selectAll("o")
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom("order_line as l")
          .select(["l.name", "l.code", "l.quantity", "l.unit_price_bani", "l.discount_bani"])
          .whereRef("l.order_id", "=", "o.id")
          .orderBy("l.position"),
      ).as("lines"),
    )
    .where("o.customer_id", "=", customerId)
    .orderBy("o.id")
    .execute();
  return orders.map(({ body_hash: _hash, ...order }) => order);
}

/** With what goes back. */
async function loadReturns(tx: Tx, customerId: number) {
  return tx
    .selectFrom("return_request as r")
    .innerJoin("return_reason as why", "why.id", "r.reason_id")
    .selectAll("r")
    .select((eb) => [
      "why.name as reason",
      jsonArrayFrom(
        eb
          .selectFrom("return_line as l")
          .innerJoin("order_line as o", (join) =>
            join.onRef("o.order_id", "=", "l.order_id").onRef("o.position", "=", "l.position"),
          )
          .select(["o.name", "l.quantity"])
          .whereRef("l.return_id", "=", "r.id")
          .orderBy("l.position"),
      ).as("lines"),
    ])
    .where("r.customer_id", "=", customerId)
    .orderBy("r.id")
    .execute();
}

/** What lies in the cart and was not ordered. */
async function loadCarts(tx: Tx, customerId: number) {
  return tx
    .selectFrom("cart as c")
    .innerJoin("cart_item as i", "i.cart_id", "c.id")
    .leftJoin("product as p", "p.id", "i.product_id")
    .select(["i.product_id", "i.bundle_id", "p.name", "i.quantity", "i.added_at"])
    .where("c.customer_id", "=", customerId)
    .where("c.ordered_at", "is", null)
    .orderBy("i.id")
    .execute();
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
