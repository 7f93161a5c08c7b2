import { randomBytes } from "node:crypto";
import type pg from "pg";
import type { Good } from "./buyer.ts";

/** Writes a cart and its order in the same three transactions as the shop. */
export async function buyStraight(pool: pg.Pool, goods: readonly Good[], index: number): Promise<void> {
  const good = goods[index % goods.length];
  if (!good) throw new Error("The shop has nothing to sell.");
  const client = await pool.connect();
  const runStatement = (name: keyof typeof STATEMENTS, ...values: unknown[]) =>
    client.query({ name, text: STATEMENTS[name], values });
  try {
    const token = randomBytes(16).toString("base64url");
    await client.query("begin");
    const { rows } = await runStatement("cart", token);
    const cartId: string = rows[0].id;
    await runStatement("item", cartId, good.id, good.priceBani);
    await client.query("commit");
    await runStatement("county", cartId);
    await client.query("begin");
    await runStatement("lock-cart", cartId);
    await runStatement("lock-product", good.id);
    await runStatement("order", token, cartId, good.priceBani, good.id, index);
    await runStatement("job", token);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** Deletes queued jobs. No worker runs them, and they would slow down the queue. */
export async function forgetJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    "select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'nobody'))",
  );
}

/** Inserts all rows of an order in one statement, as the shop does. */
const INSERT_ORDER = `with placed as (
    insert into orders (random_id, cart_id, body_hash, order_type, status, customer_type, first_name, last_name,
      email, phone, delivery_county, delivery_county_code, delivery_city, delivery_street, invoice_county,
      invoice_county_code, invoice_city, invoice_street, delivery_code, delivery_name, delivery_bani, delivery_vat_percent,
      payment_code, payment_name, products_bani, charges_bani, total_bani, vat_bani, placed_at, placed_from,
      promised_from, promised_to, leaves_by)
    values ($1, $2, repeat(md5($1), 2), 'online', 'new', 'pf', 'Ana', 'Pop', 'straight' || $5::integer || '@example.com',
      '+407' || lpad(($5::integer % 100000000)::text, 8, '0'), 'Cluj', 'CJ', 'Cluj-Napoca', 'Str. Lungă 1',
      'Cluj', 'CJ', 'Cluj-Napoca', 'Str. Lungă 1', 'SAMEDAY_HOME', 'Curier Sameday la domiciliu', 1799, 21,
      'COD', 'Plată ramburs, la livrare', $3, 500, $3 + 2299, 1, now(), '10.0.' || $5::integer % 65536,
      current_date + 4, current_date + 4, current_date + 3) returning id
  ), lines as (
    insert into order_line (order_id, position, product_type, product_id, name, code, picture, unit, quantity,
      unit_price_bani, vat_percent, vat_bani)
    select placed.id, l.* from placed, product p cross join lateral (values
      (0, 'product', p.id, p.name, p.code, '/media/packshot/' || p.slug, p.sale_unit, 1, $3::integer, 21, 1),
      (1, 'handling_charge', null, 'Taxă ramburs', '', null, 'buc.', 1, 500, 21, 87)) l
    where p.id = $4 returning id
  ), opened as (
    insert into order_line_movement (line_id, kind, quantity, at, trace) select id, 'ordered', 1, now(), md5($1) from lines
  ), account as (
    insert into order_entry (order_id, at, kind, cause, amount_bani, trace)
    select id, now(), 'charge', 'placed', $3 + 2299, md5($1) from placed
  ), event as (
    insert into order_event (order_id, status, actor, at, trace) select id, 'new', 'customer', now(), md5($1) from placed
  ), stock as (
    insert into stock_movement (product_id, order_id, quantity, reason, actor_kind, at)
    select $4, id, -1, 'order', 'customer', now() from placed
  ), ordered as (
    update cart set ordered_at = now() where id = $2
  ) select id from placed`;

const STATEMENTS = {
  cart: `insert into cart (token, created_at, touched_at, expires_at)
    values ($1, now(), now(), now() + interval '30 days') returning id`,
  item: `insert into cart_item (cart_id, product_id, quantity, shown_price_bani, added_at) values ($1, $2, 1, $3, now())`,
  county: `update cart set county_id = 12, touched_at = now(), expires_at = now() + interval '30 days' where id = $1`,
  "lock-cart": "select id from cart where id = $1 for update",
  "lock-product": "select id, stock from product where id = $1 for no key update",
  order: INSERT_ORDER,
  job: `select graphile_worker.add_job('nobody', '{}'::json, job_key := $1, max_attempts := 25,
    job_key_mode := 'unsafe_dedupe', priority := 10)`,
};
