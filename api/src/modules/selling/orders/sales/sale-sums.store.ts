import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../../calendar/period.ts";
import type { Db, Tx } from "../../../../db/database.ts";
import { endOf } from "../../../../db/period.ts";
import { salePartsOf } from "./sale-sums.rules.ts";

/** Returns the last summed day (yyyy-mm-dd); undefined if there is none. */
export async function findSalesSummedUntil(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from sale_day`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Returns the first day with an order. */
export async function findFirstSaleDay(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(placed_at) at time zone 'Europe/Bucharest')::date::text as day from orders`.execute(db);
  return rows[0]?.day ?? undefined;
}

/** Returns summed days whose orders have changed since. */
export async function findChangedSaleDays(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct day::text from sale_change order by 1`.execute(
    db,
  );
  return rows.map(({ day }) => day);
}

/** Sums of a table by day and by month. */
interface SumTable {
  /** The clauses `from` and `insert into`. */
  from: RawBuilder<unknown>;
  into: RawBuilder<unknown>;
  keys: readonly string[];
  sums: readonly string[];
  /** Returns SQL with the same columns, and `day`, read from the orders of these periods. */
  live: (periods: readonly Period[]) => RawBuilder<unknown>;
}

/** Joins a period's sold orders as `o`. */
const soldIn = (periods: readonly Period[]) => sql`
  from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[]) p (first, last)
  join order_sale o on o.placed_at >= p.first::timestamp at time zone 'Europe/Bucharest'
    and o.placed_at < (p.last + 1)::timestamp at time zone 'Europe/Bucharest'`;

const DAY = sql`(o.placed_at at time zone 'Europe/Bucharest')::date as day`;

const GOODS: SumTable = {
  from: sql`from sale_sum`,
  into: sql`insert into sale_sum`,
  keys: ["product_id"],
  sums: ["pieces", "bani", "all_pieces", "net_bani"],
  live: (periods) => sql`
    select ${DAY}, coalesce(l.product_id, 0) as product_id,
      coalesce(sum(l.quantity) filter (where l.product_type = ${PRODUCT_TYPE.product} and l.product_id is not null), 0)::integer as pieces,
      coalesce(sum(l.quantity::bigint * l.unit_price_bani - l.discount_bani)
        filter (where l.product_type = ${PRODUCT_TYPE.product} and l.product_id is not null), 0)::bigint as bani,
      sum(l.quantity)::integer as all_pieces,
      sum(l.quantity::bigint * l.unit_price_bani - l.discount_bani - l.vat_bani)::bigint as net_bani
    ${soldIn(periods)}
    join order_line l on l.order_id = o.order_id and l.quantity > 0 and l.product_type <> ${PRODUCT_TYPE.handlingCharge}
    group by 1, 2`,
};

const ORDERS: SumTable = {
  from: sql`from order_sum`,
  into: sql`insert into order_sum`,
  keys: ["channel", "customer_type", "payment_name", "delivery_name"],
  sums: ["orders", "bani", "net_bani"],
  live: (periods) => sql`
    select ${DAY}, case when o.order_type = 'emag' then 'emag' when o.placed_by is not null then 'staff'
        when o.payment_code = 'SEAP' then 'seap' when o.customer_id is not null then 'account' else 'guest' end as channel,
      o.customer_type, o.payment_name, o.delivery_name, count(*)::integer as orders, sum(o.total_bani)::bigint as bani,
      sum(o.total_bani - o.vat_bani)::bigint as net_bani
    ${soldIn(periods)} group by 1, 2, 3, 4, 5`,
};

const TABLES = [GOODS, ORDERS];

const columnsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
const sumsOf = (names: readonly string[]) =>
  sql.join(names.map((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`));

/** Returns SQL with the rows of periods that do not overlap. `starts_on` is a day, or the first one of a month. */
async function rowsOf(db: Db, table: SumTable, periods: readonly Period[]): Promise<RawBuilder<unknown>> {
  const [until, changed] = await Promise.all([findSalesSummedUntil(db), findChangedSaleDays(db)]);
  const split = periods.map((period) => salePartsOf(period, until, changed));
  const columns = columnsOf([...table.keys, ...table.sums]);
  const stored = (step: "month" | "day", dates: readonly string[]) => sql`
    select starts_on, ${columns} ${table.from}
    where step = ${step} and starts_on = any(${[...dates]}::date[])`;
  const months = split.flatMap((part) => part.months);
  const days = split.flatMap((part) => part.days);
  const parts = [
    ...(months.length > 0 ? [stored("month", months)] : []),
    ...(days.length > 0 ? [stored("day", days)] : []),
    sql`select day as starts_on, ${columns} from (${table.live(split.flatMap((part) => part.live))}) live`,
  ];
  return sql.join(parts, sql` union all `);
}

/**
 * Returns SQL with the goods sold in a period by product: `product_id` (0 for none), `pieces` and `bani` of lines of the
 * type `product`, `all_pieces` and `net_bani` of all goods.
 */
export async function soldGoods(db: Db, period: Period): Promise<RawBuilder<unknown>> {
  return sql`
    select product_id, ${sumsOf(GOODS.sums)} from (${await rowsOf(db, GOODS, [period])}) parts group by product_id`;
}

/**
 * Returns SQL with the orders sold in periods that do not overlap: `starts_on` (a day, or the first one of a month that
 * a period contains), `channel`, `customer_type`, `payment_name`, `delivery_name`, `orders`, `bani`, `net_bani`.
 */
export function soldOrders(db: Db, periods: readonly Period[]): Promise<RawBuilder<unknown>> {
  return rowsOf(db, ORDERS, periods);
}

/** Serialises writers of sums until the transaction ends. */
export async function lockSaleSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sale_sum'))`.execute(tx);
}

/** Sums days again. Their changes are removed first, so that a later one marks its day again. */
export async function writeSaleDays(tx: Tx, days: readonly string[]): Promise<void> {
  const dates = sql`${[...days]}::date[]`;
  await sql`delete from sale_change where day = any(${dates})`.execute(tx);
  await sql`insert into sale_day (day) select unnest(${dates}) on conflict do nothing`.execute(tx);
  for (const { from, into, keys, sums, live } of TABLES) {
    const columns = columnsOf([...keys, ...sums]);
    await sql`delete ${from} where step = 'day' and starts_on = any(${dates})`.execute(tx);
    await sql`
      ${into} (step, starts_on, ${columns})
      select 'day', day, ${columns} from (${live(days.map((day) => ({ from: day, to: day })))}) live`.execute(
      tx,
    );
  }
}

/** Sums a month from its days. */
export async function writeSaleMonth(tx: Tx, month: Period): Promise<void> {
  for (const { from, into, keys, sums } of TABLES) {
    await sql`delete ${from} where step = 'month' and starts_on = ${month.from}::date`.execute(tx);
    await sql`
      ${into} (step, starts_on, ${columnsOf([...keys, ...sums])})
      select 'month', ${month.from}::date, ${columnsOf(keys)}, ${sumsOf(sums)} ${from}
      where step = 'day' and starts_on between ${month.from}::date and ${month.to}::date group by ${columnsOf(keys)}`.execute(
      tx,
    );
  }
}

/** Returns the summed days that differ from their orders although no change was noted. */
export async function saleDifferences(db: Db): Promise<string[]> {
  const until = await findSalesSummedUntil(db);
  const first = until === undefined ? undefined : await findFirstSaleDay(db);
  if (until === undefined || first === undefined) return [];
  const different = TABLES.map(({ from, sums, live }) => {
    const of = (side: "live" | "stored") => sql.join(sums.map((sum) => sql.ref(`${side}.${sum}`)));
    return sql`
      select coalesce(live.day, stored.day) as day
      from (select day, ${sumsOf(sums)} from (${live([{ from: first, to: until }])}) l group by 1) live
      full join (
        select starts_on as day, ${sumsOf(sums)} ${from}
        where step = 'day' and starts_on < ${endOf(until)} group by 1
      ) stored on stored.day = live.day
      where (${of("live")}) is distinct from (${of("stored")})`;
  });
  const { rows } = await sql<{ day: string }>`
    select day::text from (${sql.join(different, sql` union `)}) d
    where not exists (select from sale_change c where c.day = d.day) order by 1 limit 20`.execute(db);
  return rows.map(({ day }) => day);
}
