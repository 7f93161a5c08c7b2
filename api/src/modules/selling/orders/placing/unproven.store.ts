import { sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../../db/database.ts";
import { cashOfDay, type Payer } from "../cash-of-day.store.ts";
import type { OpenOrders } from "./unproven.rules.ts";

export interface Traits {
  email: string;
  phone: string;
  network: string;
}

/** Returns true for an account that has paid for an order or received one. */
export async function isProven(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ proven: boolean }>`
    /* buyer-proven */ select exists (
      select from orders where customer_id = ${customerId}
        and (payment_state = 'paid' or status in ('delivered', 'completed', 'partly_returned'))
    ) as proven`.execute(db);
  return rows[0]?.proven ?? false;
}

export function traitNames({ email, phone, network }: Traits): string[] {
  return [`e-mail ${email.toLowerCase()}`, `phone ${phone}`, `network ${network}`];
}

export interface BuyersOrders extends OpenOrders {
  bounds: unknown;
  cashOfDayBani: number;
}

export async function loadOpenOrders(
  tx: Tx,
  { email, phone, network }: Traits,
  { payer, productIds, now }: { payer: Payer; productIds: readonly number[]; now: Date },
): Promise<BuyersOrders> {
  const { rows } = await sql<BuyersOrders>`
    /* buyer-open-orders */ with found as (
      -- One index scan each: with "or", PostgreSQL reads every open order until the table is analysed.
      select id from orders where lower(email) = lower(${email}) and status in ('new', 'awaiting_payment')
      union select id from orders where phone = ${phone} and status in ('new', 'awaiting_payment')
      union select id from orders where placed_from = ${network} and status in ('new', 'awaiting_payment')
    ), open as materialized (
      select id, total_bani, placed_from = ${network} as is_near,
        (lower(email) = lower(${email}) or phone = ${phone}) as is_own
      from found join orders using (id) where payment_state <> 'paid'
    ), pieces as (
      select product_id, sum(quantity) filter (where is_own) as own, sum(quantity) filter (where is_near) as near
      from open join order_line on order_line.order_id = open.id
      where product_id = ${anyOf(productIds)} group by product_id
    )
    select (select value from setting where key = 'unprovenBuyers') as bounds,
      ${cashOfDay(payer, { at: now })} as "cashOfDayBani",
      (select count(*) from orders where placed_from = ${network} and placed_at > ${minutesBefore(now, 1)})
        as "fromNetworkInAMinute",
      (select count(*) from orders where lower(email) = lower(${email}) and placed_at > ${minutesBefore(now, 60)})
        as "toEmailInAnHour",
      (select json_build_object('orders', count(*), 'bani', coalesce(sum(total_bani), 0),
        'pieces', (select coalesce(json_object_agg(product_id, own), '{}') from pieces where own is not null))
        from open where is_own) as person,
      (select json_build_object('orders', count(*), 'bani', coalesce(sum(total_bani), 0),
        'pieces', (select coalesce(json_object_agg(product_id, near), '{}') from pieces where near is not null))
        from open where is_near) as network`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A query of counts returned no row.");
  return row;
}

function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** Erases the network from orders that no longer count towards the limits. */
export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  await sql`
    update orders set placed_from = null
    where placed_from is not null and placed_at < ${minutesBefore(now, 24 * 60)}
      and status not in ('new', 'awaiting_payment')`.execute(db);
}
