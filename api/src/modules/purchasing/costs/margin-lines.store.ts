import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { isIn } from "../../../db/period.ts";

const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Europe/Bucharest')::date`;
const until = sql`(t.day + 1)::timestamp at time zone 'Europe/Bucharest'`;
const from = sql`t.day::timestamp at time zone 'Europe/Bucharest'`;

/** Returns SQL for order lines that staff entered without a product, with their cost, on the day their order left. */
function freeLines(period: Period): RawBuilder<unknown> {
  return sql`
    select g.line_id, ${dayOf(sql`d.at`)} as day, g.quantity as pieces, 0 as shipped, 0 as dispatched, 0 as cost
    from (select distinct order_id, name, unit_price_bani from free_line_cost) f
    join order_goods g on g.order_id = f.order_id and g.product_id is null and g.product_type = ${PRODUCT_TYPE.product}
      and g.name = f.name and g.unit_price_bani = f.unit_price_bani
    join order_facts o on o.order_id = f.order_id and o.status not in ('cancelled', 'refused')
    -- The offset keeps the planner from reading the events of all orders.
    cross join lateral (select d.at from order_departure d where d.order_id = f.order_id offset 0) d
    where ${isIn(sql`d.at`, period)}`;
}

/**
 * Returns SQL with one row per order line and day on which its pieces or costs moved. A day's net amount is the
 * difference between the rounded totals before and after it, so days add up. A line's cost is known if all pieces
 * shipped so far left with a cost. Lines without a product count if staff entered their cost.
 */
export function marginLines(period: Period): RawBuilder<unknown> {
  return sql`
    select n.product_id, n.order_id, t.day, t.pieces::integer as pieces,
      case when n.product_id is null then f.unit_cost_bani * t.pieces else t.cost end as cost,
      case
        when t.pieces = 0 then 0
        when t.pieces = n.quantity then n.net_bani
        else round(n.net_bani::numeric * (b.pieces + t.pieces) / n.quantity) - round(n.net_bani::numeric * b.pieces / n.quantity)
      end as net,
      case when n.product_id is null then true when t.shipped > 0 then t.shipped = t.dispatched else (
        select coalesce(sum(m.quantity), 0) from moved_piece m where m.line_id = n.line_id and m.kind = 'shipped' and m.at < ${until}
      ) = (
        select coalesce(-sum(e.pieces), 0) from cost_entry e where e.line_id = n.line_id and e.kind = 'dispatch' and e.at < ${until}
      ) end as is_known
    from (
      select line_id, day, coalesce(m.pieces, 0) as pieces, coalesce(m.shipped, 0) as shipped,
        coalesce(e.dispatched, 0) as dispatched, coalesce(e.cost, 0) as cost
      from (
        select m.line_id, ${dayOf(sql`m.at`)} as day,
          sum(case m.kind when 'shipped' then m.quantity else -m.quantity end) as pieces,
          sum(m.quantity) filter (where m.kind = 'shipped') as shipped
        from moved_piece m where ${isIn(sql`m.at`, period)} group by 1, 2
      ) m full join (
        select e.line_id, ${dayOf(sql`e.at`)} as day, -sum(e.value_bani) as cost,
          -sum(e.pieces) filter (where e.kind = 'dispatch') as dispatched
        from cost_entry e where e.line_id is not null and ${isIn(sql`e.at`, period)} group by 1, 2
      ) e using (line_id, day)
      union all ${freeLines(period)}
    ) t
    join order_line_net n on n.line_id = t.line_id
    left join lateral (
      select c.unit_cost_bani from order_goods g
      join free_line_cost c on c.order_id = g.order_id and c.name = g.name and c.unit_price_bani = g.unit_price_bani
      where n.product_id is null and g.line_id = n.line_id limit 1
    ) f on true
    left join lateral (
      select case when n.product_id is null then n.quantity else 0 end
        + coalesce(sum(case m.kind when 'shipped' then m.quantity else -m.quantity end), 0) as pieces
      from moved_piece m where t.pieces not in (0, n.quantity) and m.line_id = n.line_id and m.at < ${from}
    ) b on true
    where n.product_id is not null or f.unit_cost_bani is not null
    -- Otherwise the planner computes is_known once for each sum.
    offset 0`;
}

export const MARGIN_KINDS = ["all", "product", "brand", "category", "buyer"] as const;
export type MarginKind = (typeof MARGIN_KINDS)[number];

/** Lines without a product count only for the kinds `all` and `buyer`. */
const GROUPS: Record<MarginKind, { key: RawBuilder<unknown>; join: RawBuilder<unknown> }> = {
  all: { key: sql`0::bigint`, join: sql`` },
  product: { key: sql`g.id::bigint`, join: sql`join product_facts g on g.id = l.product_id` },
  brand: { key: sql`g.brand_id::bigint`, join: sql`join product_facts g on g.id = l.product_id` },
  category: {
    key: sql`g.id::bigint`,
    join: sql`join product_read r on r.product_id = l.product_id
      join category_facts g on g.id = any (r.category_ids) and g.parent_id is null`,
  },
  buyer: { key: sql`g.first_order_id`, join: sql`join order_buyer g on g.order_id = l.order_id` },
};

/** Returns SQL that sums rows of `marginLines` by the key of a kind. */
export function sumsOfLines(kind: MarginKind, lines: RawBuilder<unknown>): RawBuilder<unknown> {
  const { key, join } = GROUPS[kind];
  return sql`
    select ${sql.lit(kind)} as kind, l.day, ${key} as key, sum(l.pieces)::integer as pieces,
      coalesce(sum(l.net) filter (where l.is_known), 0)::bigint as net_bani,
      coalesce(sum(l.cost) filter (where l.is_known), 0)::bigint as cost_bani,
      coalesce(sum(l.net) filter (where not l.is_known), 0)::bigint as unknown_bani
    from ${lines} l ${join} group by 2, 3`;
}

/** Returns SQL that adds up the daily sums of products by brand or category. */
export function sumsOfProducts(
  kind: "brand" | "category",
  { from: first, to: last }: Period,
): RawBuilder<unknown> {
  const { key, join } = GROUPS[kind];
  return sql`
    select ${sql.lit(kind)} as kind, l.day, ${key} as key, sum(l.pieces)::integer as pieces,
      sum(l.net_bani)::bigint as net_bani, sum(l.cost_bani)::bigint as cost_bani, sum(l.unknown_bani)::bigint as unknown_bani
    from (
      select key as product_id, starts_on as day, pieces, net_bani, cost_bani, unknown_bani from margin_sum
      where kind = 'product' and step = 'day' and starts_on between ${first}::date and ${last}::date
    ) l ${join} group by 2, 3`;
}
