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

/** Returns SQL with the goods of orders placed in these periods, summed by product and Romanian day. */
function goodsOf(periods: readonly Period[]): RawBuilder<unknown> {
  return sql`
    select (o.placed_at at time zone 'Europe/Bucharest')::date as day, coalesce(l.product_id, 0) as product_id,
      coalesce(sum(l.quantity) filter (where l.product_type = ${PRODUCT_TYPE.product} and l.product_id is not null), 0)::integer as pieces,
      coalesce(sum(l.quantity::bigint * l.unit_price_bani - l.discount_bani)
        filter (where l.product_type = ${PRODUCT_TYPE.product} and l.product_id is not null), 0)::bigint as bani,
      sum(l.quantity)::integer as all_pieces,
      sum(l.quantity::bigint * l.unit_price_bani - l.discount_bani - l.vat_bani)::bigint as net_bani
    from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[]) p (first, last)
    join order_sale o on o.placed_at >= p.first::timestamp at time zone 'Europe/Bucharest'
      and o.placed_at < (p.last + 1)::timestamp at time zone 'Europe/Bucharest'
    join order_line l on l.order_id = o.order_id and l.quantity > 0 and l.product_type <> ${PRODUCT_TYPE.handlingCharge}
    group by 1, 2`;
}

/**
 * Returns SQL with the goods sold in a period by product: `product_id` (0 for none), `pieces` and `bani` of lines of the
 * type `product`, `all_pieces` and `net_bani` of all goods.
 */
export async function soldGoods(db: Db, period: Period): Promise<RawBuilder<unknown>> {
  const [until, changed] = await Promise.all([findSalesSummedUntil(db), findChangedSaleDays(db)]);
  const { months, days, live } = salePartsOf(period, until, changed);
  const stored = (step: "month" | "day", dates: readonly string[]) => sql`
    select product_id, pieces, bani, all_pieces, net_bani from sale_sum
    where step = ${step} and starts_on = any(${[...dates]}::date[])`;
  const parts = [
    ...(months.length > 0 ? [stored("month", months)] : []),
    ...(days.length > 0 ? [stored("day", days)] : []),
    sql`select product_id, pieces, bani, all_pieces, net_bani from (${goodsOf(live)}) live`,
  ];
  return sql`
    select product_id, sum(pieces)::bigint as pieces, sum(bani)::bigint as bani, sum(all_pieces)::bigint as all_pieces,
      sum(net_bani)::bigint as net_bani
    from (${sql.join(parts, sql` union all `)}) parts group by product_id`;
}

/** Serialises writers of sums until the transaction ends. */
export async function lockSaleSums(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sale_sum'))`.execute(tx);
}

/** Sums days again. Their changes are removed first, so that a later one marks its day again. */
export async function writeSaleDays(tx: Tx, days: readonly string[]): Promise<void> {
  const dates = sql`${[...days]}::date[]`;
  await sql`delete from sale_change where day = any(${dates})`.execute(tx);
  await sql`delete from sale_sum where step = 'day' and starts_on = any(${dates})`.execute(tx);
  await sql`insert into sale_day (day) select unnest(${dates}) on conflict do nothing`.execute(tx);
  await sql`
    insert into sale_sum (step, starts_on, product_id, pieces, bani, all_pieces, net_bani)
    select 'day', day, product_id, pieces, bani, all_pieces, net_bani
    from (${goodsOf(days.map((day) => ({ from: day, to: day })))}) g`.execute(tx);
}

/** Sums a month from its days. */
export async function writeSaleMonth(tx: Tx, { from, to }: Period): Promise<void> {
  await sql`delete from sale_sum where step = 'month' and starts_on = ${from}::date`.execute(tx);
  await sql`
    insert into sale_sum (step, starts_on, product_id, pieces, bani, all_pieces, net_bani)
    select 'month', ${from}::date, product_id, sum(pieces), sum(bani), sum(all_pieces), sum(net_bani)
    from sale_sum where step = 'day' and starts_on between ${from}::date and ${to}::date group by product_id`.execute(
    tx,
  );
}

/** Returns the summed days that differ from their orders although no change was noted. */
export async function saleDifferences(db: Db): Promise<string[]> {
  const until = await findSalesSummedUntil(db);
  const first = until === undefined ? undefined : await findFirstSaleDay(db);
  if (until === undefined || first === undefined) return [];
  const { rows } = await sql<{ day: string }>`
    with live as (
      select day, sum(pieces) as pieces, sum(bani) as bani, sum(all_pieces) as all_pieces, sum(net_bani) as net_bani
      from (${goodsOf([{ from: first, to: until }])}) g group by 1
    ), stored as (
      select starts_on as day, sum(pieces) as pieces, sum(bani) as bani, sum(all_pieces) as all_pieces, sum(net_bani) as net_bani
      from sale_sum where step = 'day' and starts_on < ${endOf(until)} group by 1
    )
    select day::text from live full join stored using (day)
    where (live.pieces, live.bani, live.all_pieces, live.net_bani)
      is distinct from (stored.pieces, stored.bani, stored.all_pieces, stored.net_bani)
      and not exists (select from sale_change c where c.day = coalesce(live.day, stored.day))
    order by 1 limit 20`.execute(db);
  return rows.map(({ day }) => day);
}
