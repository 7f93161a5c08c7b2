import { sql } from "kysely";
import { plusDays } from "../../../calendar/deadline.ts";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { startOf } from "../../../db/period.ts";
import { soldGoods, soldOrders } from "../../selling/orders/index.ts";

const MAX_SOLD = 10;

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

/** Returns the sales of each step. Omits steps without sales. */
export async function salesFrom(db: Db, { days, to, cut }: Steps): Promise<(Sales & { index: number })[]> {
  const periods = days
    .map((from, index) => {
      const next = days[index + 1];
      const last = next === undefined ? to : plusDays(next, -1);
      return { from, to: cut?.index === index ? plusDays(cut.day, -1) : last };
    })
    .filter((period) => period.from <= period.to);
  const cutStep = cut
    ? sql`union all
      select ${cut.index}::integer, 1, total_bani, total_bani - vat_bani from order_sale
      where placed_at >= ${startOf(cut.day)} and placed_at <
        (${cut.day}::date + (${cut.timeOf}::timestamptz at time zone 'Europe/Bucharest')::time) at time zone 'Europe/Bucharest'`
    : sql``;
  const { rows } = await sql<Sales & { index: number }>`
    select index, sum(orders)::integer as orders, sum(bani)::bigint as bani, sum(net_bani)::bigint as "netBani"
    from (
      select width_bucket(starts_on, ${[...days]}::date[]) - 1 as index, orders, bani, net_bani
      from (${await soldOrders(db, periods)}) s
      ${cutStep}
    ) parts
    group by index order by index`.execute(db);
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
    with sold as (
      select payment_name as payment, delivery_name as delivery, orders, bani from (${await soldOrders(db, [period])}) s
    )
    select payment, delivery, sum(orders)::integer as orders, sum(bani)::bigint as bani
    from sold group by grouping sets ((payment), (delivery)) order by sum(orders) desc, 1, 2`.execute(db);
  return rows;
}
