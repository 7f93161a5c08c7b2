/** Reminders to customers who are subscribed to the newsletter, at most one a week of any kind. */
import { CAMPAIGN_ORDER_DAYS } from "@curat/contract/staff/campaigns.values";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";

export interface Reminder {
  id: number;
  kind: "cart" | "reorder";
  email: string;
  firstName: string;
  productIds: number[];
}

const AT_ONCE = 200;
const MAX_CART_HOURS = 96;
const MAX_PRODUCTS = 8;

/** Serialises reminders across processes, so that nobody receives two in a week. */
export async function lockReminders(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marketing reminders', 0))`.execute(tx);
}

const CONSENTED = sql`p.erased_at is null and p.locked_at is null
  and exists (select from subscribed_address s where s.email = lower(p.email))
  and not exists (
    select from mail_suppression m where m.digest = sha256(convert_to(lower(p.email), 'UTF8')))`;

const reminded = (now: Date, days: number, kinds: readonly string[]) => sql`exists (
  select from marketing_reminder r where r.customer_id = p.id and r.kind = any(${kinds}::text[])
    and r.created_at > ${now}::timestamptz - make_interval(days => ${days}))`;

/** Records one reminder for each cart that was abandoned this many hours ago. Returns the ids of the reminders. */
export async function takeLeftCarts(tx: Tx, { now, hours }: { now: Date; hours: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into marketing_reminder (kind, customer_id, cart_id, product_ids, created_at)
    select distinct on (p.id) 'cart', p.id, c.cart_id, c.products[1:${MAX_PRODUCTS}], ${now}
    from (
      select cart_id, customer_id, touched_at, array_agg(distinct product_id) as products
      from cart_goods
      where customer_id is not null and ordered_at is null and product_id is not null
        and touched_at > ${now}::timestamptz - make_interval(hours => ${MAX_CART_HOURS})
        and touched_at <= ${now}::timestamptz - make_interval(hours => ${hours})
      group by cart_id, customer_id, touched_at
    ) c
    join customer_person p on p.id = c.customer_id
    where ${CONSENTED} and not ${reminded(now, 7, ["cart", "reorder"])}
      and not exists (select from marketing_reminder r where r.cart_id = c.cart_id)
      and not exists (select from order_sale o where o.customer_id = p.id and o.placed_at >= c.touched_at)
    order by p.id, c.touched_at desc limit ${AT_ONCE}
    on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Records a reminder for each customer who is due to reorder a product: it was ordered at least three times, and the
 * average interval since the last order ended within the last three days. Returns the ids of the reminders.
 */
export async function takeDueReorders(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with bought as (
      select o.customer_id, g.product_id, max(o.placed_at) as last_at,
        (max(o.placed_at) - min(o.placed_at)) / (count(distinct o.order_id) - 1) as pause
      from order_sale o join order_goods g on g.order_id = o.order_id
      where o.customer_id is not null and g.product_id is not null
        and o.placed_at > ${now}::timestamptz - interval '18 months'
      group by o.customer_id, g.product_id having count(distinct o.order_id) >= 3
    ), due as (
      select b.customer_id, array_agg(b.product_id order by b.last_at, b.product_id) as products
      from bought b join product_read r on r.product_id = b.product_id and r.is_buyable
      where b.pause >= interval '7 days'
        and b.last_at + b.pause between ${now}::timestamptz - interval '3 days' and ${now}
      group by b.customer_id
    )
    insert into marketing_reminder (kind, customer_id, product_ids, created_at)
    select 'reorder', p.id, d.products[1:${MAX_PRODUCTS}], ${now}
    from due d join customer_person p on p.id = d.customer_id
    where ${CONSENTED} and not ${reminded(now, 7, ["cart", "reorder"])} and not ${reminded(now, 21, ["reorder"])}
      and not exists (
        select from order_sale o
        where o.customer_id = p.id and o.placed_at > ${now}::timestamptz - interval '3 days')
    order by p.id limit ${AT_ONCE}
    on conflict do nothing returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns a reminder that still applies; undefined after an order, an unsubscription or an erasure. */
export async function findReminder(db: Db, id: number): Promise<Reminder | undefined> {
  const { rows } = await sql<Reminder>`
    select r.id, r.kind, lower(p.email) as email, p.first_name as "firstName", r.product_ids as "productIds"
    from marketing_reminder r join customer_person p on p.id = r.customer_id
    where r.id = ${id} and ${CONSENTED}
      and not exists (
        select from order_sale o where o.customer_id = p.id and o.placed_at > r.created_at)`.execute(db);
  return rows[0];
}

/** Returns the address to which a reminder was sent; undefined after an erasure or for an unknown id. */
export async function findReminded(db: Db, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select lower(p.email) as email from marketing_reminder r join customer_person p on p.id = r.customer_id
    where r.id = ${id} and p.erased_at is null`.execute(db);
  return rows[0]?.email;
}

/** Returns the number of reminders in the last 30 days and the orders that followed them. */
export async function loadReminderFigures(
  db: Db,
  now: Date,
): Promise<{ kind: Reminder["kind"]; reminders: number; orders: number; bani: number }[]> {
  const { rows } = await sql<{ kind: Reminder["kind"]; reminders: number; orders: number; bani: number }>`
    select r.kind, count(distinct r.id)::integer as reminders, count(o.order_id)::integer as orders,
      coalesce(sum(o.total_bani), 0)::integer as bani
    from marketing_reminder r
    left join order_sale o on o.customer_id = r.customer_id
      and o.placed_at between r.created_at and r.created_at + make_interval(days => ${CAMPAIGN_ORDER_DAYS})
    where r.created_at > ${now}::timestamptz - interval '30 days' group by r.kind`.execute(db);
  return rows;
}

export async function deleteOldReminders(db: Db, now: Date): Promise<void> {
  await sql`
    delete from marketing_reminder where created_at < ${now}::timestamptz - interval '365 days'`.execute(db);
}
