/** A buyer's open orders, and the total of their cash orders on a day. (law: Cash limits) */
import { type RawBuilder, sql } from "kysely";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import type { OpenOrders } from "./placing/unproven.rules.ts";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import { cuiDigits } from "@curat/contract/cui.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { endOf, startOf } from "../../../db/period.ts";
import type { Order } from "./orders.store.ts";

export interface Traits {
  email: string;
  phone: string;
  network: string;
}

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
    /* buyer-open-orders-${kindOf(payer)} */ with found as (
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

export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  await sql`
    update orders set placed_from = null
    where placed_from is not null and placed_at < ${minutesBefore(now, 24 * 60)}
      and status not in ('new', 'awaiting_payment')`.execute(db);
}

/** A company is identified by its CUI, a person by account, email or phone. */
export interface Payer {
  cui: string | null;
  customerId: number | null;
  email: string;
  phone: string;
}

export function payerOf({ company, customerId, email, phone }: Order): Payer {
  return { cui: company && cuiDigits(company.cui), customerId, email, phone };
}

export function cashNames({ cui, customerId, email, phone }: Payer): string[] {
  if (cui !== null) return [`cash company ${cui}`];
  const customer = customerId === null ? [] : [`cash customer ${customerId}`];
  return [`cash e-mail ${email.toLowerCase()}`, `cash phone ${phone}`, ...customer];
}

/** Serialises cash orders of one payer until the transaction ends, so that each order counts the earlier ones. */
export async function lockCash(tx: Tx, payer: Payer): Promise<void> {
  await lockNames(tx, cashNames(payer));
}

/** Locks buyers until the transaction ends, in a fixed order to avoid deadlocks. */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    /* buyer-lock */ select pg_advisory_xact_lock(key) from (
      select hashtextextended(name, 0) as key from unnest(${names}::text[]) as t (name) order by 1
    ) as keys`.execute(tx);
}

/** Returns the total of the payer's cash orders on a Romanian day, in bani. Cancelled orders do not count. */
export async function loadCashOfDay(
  db: Db,
  payer: Payer,
  options: { at: Date; exceptOrderId?: number },
): Promise<number> {
  const { rows } = await sql<{
    bani: number;
  }>`/* cash-of-day-${kindOf(payer)} */ select ${cashOfDay(payer, options)} as bani`.execute(db);
  return rows[0]?.bani ?? 0;
}

/** Each kind of payer has different conditions, so each has its own prepared statement. */
function kindOf({ cui, customerId }: Payer): RawBuilder<unknown> {
  if (cui !== null) return sql`of-company`;
  return customerId === null ? sql`of-guest` : sql`of-customer`;
}

function cashOfDay(
  { cui, customerId, email, phone }: Payer,
  { at, exceptOrderId = 0 }: { at: Date; exceptOrderId?: number },
): RawBuilder<number> {
  const day = romanianDay(at);
  const person = [
    ...(customerId === null ? [] : [sql`customer_id = ${customerId}`]),
    sql`lower(email) = lower(${email}) and email <> ''`,
    sql`phone = ${phone}`,
  ].map((condition) => sql`company is null and ${condition}`);
  const conditions = cui === null ? person : [sql`company_cui = ${cui} and company_cui <> ''`];
  // A single select with OR, or a date condition in each select, would make PostgreSQL scan all orders of that day.
  const selects = conditions.map(
    (condition) => sql`select id, total_bani, placed_at, payment_code, status from orders where ${condition}`,
  );
  return sql`(
    with theirs as materialized (${sql.join(selects, sql` union `)})
    select coalesce(sum(total_bani), 0)::float8 from theirs
    where placed_at >= ${startOf(day)} and placed_at < ${endOf(day)} and id <> ${exceptOrderId}
      and payment_code = ${PAYMENT_CODE.cashOnDelivery} and status not in ('cancelled', 'refused'))`;
}

export function otherCashOfDay(db: Db, order: Order): Promise<number> {
  return loadCashOfDay(db, payerOf(order), { at: order.placedAt, exceptOrderId: order.id });
}
