import type { FigureChannel } from "@curat/contract/staff/figures.values";
import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { endOf, isIn, startOf } from "../../../db/period.ts";
import { soldOrders } from "../../selling/orders/index.ts";

const MAX_BUYERS = 50;
const MAX_PRODUCTS = 10;

export interface BuyerSales {
  customerId: number | null;
  name: string;
  orders: number;
  bani: number;
  ordersBefore: number;
  baniBefore: number;
  lastAt: Date;
}

export interface Buyers {
  /** Buyers with the highest sales in the period. */
  best: BuyerSales[];
  /** Buyers of the previous period who bought nothing in this one, by their sales in the previous period. */
  stopped: BuyerSales[];
}

export async function salesByBuyer(
  db: Db,
  { now, before }: { now: Period; before: Period },
): Promise<Buyers> {
  const isNow = sql`o.placed_at >= ${startOf(now.from)}`;
  const { rows } = await sql<BuyerSales & { hasStopped: boolean }>`
    with b as materialized (
      select o.buyer, count(*) filter (where ${isNow})::integer as orders,
        coalesce(sum(o.total_bani) filter (where ${isNow}), 0)::bigint as bani,
        count(*) filter (where not ${isNow})::integer as "ordersBefore",
        coalesce(sum(o.total_bani) filter (where not ${isNow}), 0)::bigint as "baniBefore",
        max(o.placed_at) as "lastAt",
        max(o.order_id) as last
      from order_sale o
      where o.placed_at >= ${startOf(before.from)} and o.placed_at < ${endOf(now.to)} and o.buyer is not null
      group by 1
    ), shown as (
      (select false as "hasStopped", bani as rank, * from b where orders > 0
       order by bani desc, buyer limit ${MAX_BUYERS})
      union all
      (select true, "baniBefore", * from b where orders = 0 order by "baniBefore" desc, buyer limit ${MAX_BUYERS})
    )
    select s."hasStopped", o.customer_id as "customerId", o.buyer_name as name, s.orders, s.bani, s."ordersBefore",
      s."baniBefore", s."lastAt"
    from shown s join order_sale o on o.order_id = s.last
    order by s.rank desc, s.buyer`.execute(db);
  return {
    best: rows.filter(({ hasStopped }) => !hasStopped),
    stopped: rows.filter(({ hasStopped }) => hasStopped),
  };
}

export interface CartOutcomes {
  filled: number;
  ordered: number;
  abandoned: number;
  abandonedBani: number;
}

interface CartQuery {
  period: Period;
  at: Date;
}

/** A cart counts as abandoned after this many hours without a change. */
const IDLE_HOURS = 24;

/** Counts the non-empty carts of a period, and how many of them were ordered, or abandoned until `at`. */
export async function cartOutcomes(db: Db, { period, at }: CartQuery): Promise<CartOutcomes> {
  const { rows } = await sql<CartOutcomes>`
    select count(*)::integer as filled, count(ordered_at)::integer as ordered,
      count(*) filter (where is_abandoned)::integer as abandoned,
      coalesce(sum(bani) filter (where is_abandoned), 0)::bigint as "abandonedBani"
    from (
      select g.cart_id, g.ordered_at, ${isAbandoned(at)} as is_abandoned,
        sum(g.quantity::bigint * g.shown_price_bani) as bani
      from cart_goods g where ${isIn(sql`g.created_at`, period)} group by g.cart_id, g.ordered_at, g.touched_at
    ) c`.execute(db);
  return rows[0] ?? { filled: 0, ordered: 0, abandoned: 0, abandonedBani: 0 };
}

export async function abandonedProducts(
  db: Db,
  { period, at }: CartQuery,
): Promise<{ id: number; name: string; pieces: number; bani: number }[]> {
  const { rows } = await sql<{ id: number; name: string; pieces: number; bani: number }>`
    select p.id, p.name, sum(g.quantity)::integer as pieces, sum(g.quantity::bigint * g.shown_price_bani)::bigint as bani
    from cart_goods g join product_facts p on p.id = g.product_id
    where ${isIn(sql`g.created_at`, period)} and ${isAbandoned(at)}
    group by p.id, p.name order by bani desc, p.id limit ${MAX_PRODUCTS}`.execute(db);
  return rows;
}

const isAbandoned = (at: Date) =>
  sql`(g.ordered_at is null and g.touched_at < ${at}::timestamptz - make_interval(hours => ${IDLE_HOURS}))`;

/** Returns the sales of a period by channel and by type of buyer. Each row has either a channel or a type. */
export async function salesByChannel(
  db: Db,
  period: Period,
): Promise<{ channel: FigureChannel | null; buyer: "pf" | "pj" | null; orders: number; bani: number }[]> {
  const { rows } = await sql<{
    channel: FigureChannel | null;
    buyer: "pf" | "pj" | null;
    orders: number;
    bani: number;
  }>`
    select channel, customer_type as buyer, sum(orders)::integer as orders, sum(bani)::bigint as bani
    from (${await soldOrders(db, [period])}) s
    group by grouping sets ((channel), (customer_type)) order by sum(bani) desc`.execute(db);
  return rows;
}
