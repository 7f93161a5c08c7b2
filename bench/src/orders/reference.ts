/** What an order writes, with nothing around it: the reference that a shop could at most reach. */
import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Good } from "./buyer.ts";

/** The rows of a cart and of its order in the transactions that the shop uses: add, change, order. */
export async function buyStraight(pool: pg.Pool, goods: readonly Good[], index: number): Promise<void> {
  const good = goods[index % goods.length];
  if (!good) throw new Error("The shop has nothing to sell.");
  const client = await pool.connect();
  try {
    const token = randomBytes(16).toString("base64url");
    await client.query("begin");
    const cart = await client.query(
      "insert into cart (token, created_at, touched_at, expires_at) values ($1, now(), now(), now() + interval '30 days') returning id",
      [token],
    );
    const cartId: string = cart.rows[0].id;
    await client.query(
      "insert into cart_item (cart_id, product_id, quantity, seen_price_bani, added_at) values ($1, $2, 1, $3, now())",
      [cartId, good.id, good.priceBani],
    );
    await client.query("commit");
    await client.query("update cart set county_id = 12, touched_at = now() where id = $1", [cartId]);
    await client.query("begin");
    await client.query("select id from cart where id = $1 for update", [cartId]);
    await client.query("select id, stock from product where id = $1 for update", [good.id]);
    await client.query(INSERT_ORDER, [token, cartId, good.priceBani, good.id]);
    await client.query(
      "select graphile_worker.add_job('nobody', '{}'::json, job_key := $1, job_key_mode := 'unsafe_dedupe')",
      [token],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Takes away the jobs that nobody does: whoever looks for one would have to pass them all. */
export async function forgetJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'nobody'))",
  );
}

/** The order with its line, piece, entry, event and movement of stock in one statement, as the shop inserts them. */
const INSERT_ORDER = `with placed as (
    insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name,
      email, phone, delivery_county, delivery_city, delivery_street, invoice_county, invoice_city, invoice_street, delivery_code,
      delivery_name, delivery_bani, delivery_vat_percent, payment_code, payment_name, products_bani, total_bani, vat_bani, placed_at)
    values ($1, $2, '', 'online', 'new', 'pf', 'Ana', 'Pop', 'ana@example.com', '+40740123456', 'Cluj', 'Cluj-Napoca', 'Str. Lungă 1',
      'Cluj', 'Cluj-Napoca', 'Str. Lungă 1', 'SAMEDAY_HOME', 'Curier', 0, 21, 'COD', 'Ramburs', $3, $3, 1, now()) returning id
  ), line as (
    insert into order_line (order_id, position, product_type, product_id, name, quantity, unit_price_bani, vat_percent, vat_bani)
    select id, 0, 'product', $4, 'x', 1, $3, 21, 1 from placed returning id
  ), opened as (
    insert into order_line_movement (line_id, kind, quantity, at) select id, 'ordered', 1, now() from line
  ), account as (
    insert into order_entry (order_id, at, kind, cause, amount_bani) select id, now(), 'charge', 'placed', $3 from placed
  ), event as (
    insert into order_event (order_id, status, actor, at) select id, 'new', 'customer', now() from placed
  ), stock as (
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, at)
    select $4, id, -1, 'order', 'customer', now() from placed
  ), ordered as (
    update cart set ordered_at = now() where id = $2
  ) select id from placed`;
