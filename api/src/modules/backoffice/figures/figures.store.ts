import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";
import { soldGoods } from "../../selling/orders/index.ts";

const MAX_SOLD = 10;

const sold = (period: Period): RawBuilder<boolean> => isIn(sql`o.placed_at`, period);

export interface Sales {
  orders: number;
  bani: number;
  netBani: number;
}

interface Steps {
  /** First day of each step. The last step ends with the day `to`. */
  days: readonly string[];
  to: string;
  /** A step that ends earlier, at this time on a day. */
  cut: { index: number; day: string; timeOf: Date } | undefined;
}

/** Returns the sales of each step, with an index-only scan. Omits steps without sales. */
export async function salesFrom(db: Db, { days, to, cut }: Steps): Promise<(Sales & { index: number })[]> {
  const cutAt = cut
    ? sql`case when at - 1 = ${cut.index} then
        (${cut.day}::date + (${cut.timeOf}::timestamptz at time zone 'Europe/Bucharest')::time) at time zone 'Europe/Bucharest' end`
    : sql`null::timestamptz`;
  const { rows } = await sql<Sales & { index: number }>`
    select s.index, s.orders, s.bani, s.net as "netBani"
    from (
      select (at - 1)::integer as index, day::timestamp at time zone 'Europe/Bucharest' as first,
        least(${cutAt},
          lead(day, 1, ${to}::date + 1) over (order by at)::timestamp at time zone 'Europe/Bucharest') as next
      from unnest(${days}::date[]) with ordinality d (day, at)
    ) step cross join lateral (
      select step.index, count(*)::integer as orders, sum(o.total_bani)::bigint as bani,
        sum(o.total_bani - o.vat_bani)::bigint as net
      from order_sale o where o.placed_at >= step.first and o.placed_at < step.next
    ) s
    where s.orders > 0 order by s.index`.execute(db);
  return rows;
}

export interface Sold {
  kind: "product" | "category";
  id: number;
  name: string;
  pieces: number;
  bani: number;
}

export async function bestSold(db: Db, period: Period): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    with sold as materialized (${await soldGoods(db, period)}),
    best (kind, id, name, pieces, bani) as (
      select 'product', p.id, p.name, s.pieces, s.bani
      from (select * from sold where pieces > 0 order by bani desc, product_id limit ${MAX_SOLD}) s
      join product_facts p on p.id = s.product_id
      union all
      (select 'category', c.id, c.name, sum(s.pieces), sum(s.bani)
       from (
         select r.category_ids, sum(s.pieces) as pieces, sum(s.bani) as bani
         from sold s join product_read r on r.product_id = s.product_id group by 1
       ) s join category_facts c on c.id = any (s.category_ids) and c.parent_id is null
       group by c.id, c.name order by sum(s.bani) desc, c.id limit ${MAX_SOLD})
    )
    select kind, id, name, pieces::integer, bani::bigint from best`.execute(db);
  return rows;
}

/**
 * Returns sales by payment method and by delivery method, most orders first. Each row has either a payment or a
 * delivery method.
 */
export async function salesByMethods(
  db: Db,
  period: Period,
): Promise<(Omit<Sales, "netBani"> & { payment: string | null; delivery: string | null })[]> {
  const { rows } = await sql<Omit<Sales, "netBani"> & { payment: string | null; delivery: string | null }>`
    with pairs as (
      select o.payment_name as payment, o.delivery_name as delivery, count(*) as orders, sum(o.total_bani) as bani
      from order_sale o where ${sold(period)} group by 1, 2
    )
    select payment, delivery, sum(orders)::integer as orders, sum(bani)::bigint as bani
    from pairs group by grouping sets ((payment), (delivery)) order by sum(orders) desc, 1, 2`.execute(db);
  return rows;
}
