import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";

const MARGIN_ROWS = 50;
export type MarginBy = "product" | "category" | "brand" | "customer";

export interface MarginSum {
  /** Net sales in bani without VAT, for goods with a known cost. */
  netBani: number;
  costBani: number;
  /** Net sales in bani without VAT, for goods with an unknown cost. */
  unknownBani: number;
}
export interface MarginRow extends MarginSum {
  id: number;
  name: string;
  pieces: number;
}

/**
 * Returns a query with one row per order line whose pieces moved or were refunded in the period. The cost of a line
 * without a product is the typed one.
 */
function movedLines(period: Period): RawBuilder<unknown> {
  return sql`
    select n.product_id, n.order_id, t.gone - t.back as pieces,
      round(n.net_bani::numeric * (t.gone - t.back) / n.quantity) as net,
      coalesce(c.value_bani, f.unit_cost_bani * (t.gone - t.back), 0) as cost,
      c.pieces is not distinct from t.gone or t.gone = 0 or f.unit_cost_bani is not null as is_known
    from (
      select m.line_id,
        coalesce(sum(case m.kind when 'shipped' then m.quantity when 'came_back' then -m.quantity end), 0) as gone,
        coalesce(sum(m.quantity) filter (where m.kind in ('returned', 'given_back')), 0) as back
      from moved_piece m where ${isIn(sql`m.at`, period)}
      group by m.line_id
      union all
      -- Lines without a product have no pieces in stock. They count on the day when their order left.
      select g.line_id, g.quantity, 0
      from free_line_cost f join order_departure d on d.order_id = f.order_id and ${isIn(sql`d.at`, period)}
      join order_facts o on o.order_id = f.order_id and o.status not in ('cancelled', 'refused')
      join order_goods g on g.order_id = f.order_id and g.product_id is null and g.name = f.name
        and g.unit_price_bani = f.unit_price_bani
    ) t
    join order_line_net n on n.line_id = t.line_id
    left join lateral (
      select g.line_id, (
        select c.unit_cost_bani from free_line_cost c
        where c.order_id = g.order_id and c.name = g.name and c.unit_price_bani = g.unit_price_bani limit 1
      ) as unit_cost_bani
      from order_goods g
      where n.product_id is null and g.line_id = n.line_id and g.product_type = ${PRODUCT_TYPE.product}
    ) f on true
    left join (
      select e.line_id, -sum(e.pieces) filter (where e.actor_kind is null) as pieces, -sum(e.value_bani) as value_bani
      from cost_entry e where e.line_id is not null and ${isIn(sql`e.at`, period)}
      group by e.line_id
    ) c on c.line_id = t.line_id
    where n.product_id is not null or f.line_id is not null`;
}

const SUMS = sql`
  coalesce(sum(s.net) filter (where s.is_known), 0)::bigint as "netBani",
  coalesce(sum(s.cost) filter (where s.is_known), 0)::bigint as "costBani",
  coalesce(sum(s.net) filter (where not s.is_known), 0)::bigint as "unknownBani"`;

export async function sumMargin(db: Db, period: Period): Promise<MarginSum> {
  const { rows } = await sql<MarginSum>`
    select ${SUMS} from (${movedLines(period)}) s`.execute(db);
  return rows[0] ?? { netBani: 0, costBani: 0, unknownBani: 0 };
}

const GROUPS: Record<MarginBy, RawBuilder<unknown>> = {
  product: sql`join product_facts g on g.id = s.product_id`,
  category: sql`join product_read r on r.product_id = s.product_id
    join category_facts g on g.id = any (r.category_ids) and g.parent_id is null`,
  brand: sql`join product_facts p on p.id = s.product_id join brand_facts g on g.id = p.brand_id`,
  customer: sql`join lateral (
    select o.customer_id as id, coalesce(nullif(y.company_name, ''), y.buyer_name) as name
    from order_facts o join order_payer y on y.order_id = o.order_id where o.order_id = s.order_id
  ) g on true`,
};

/** Returns the groups with the highest known margin. Guests are grouped by name. */
export async function marginBy(db: Db, period: Period, by: MarginBy): Promise<MarginRow[]> {
  const { rows } = await sql<MarginRow>`
    with s as materialized (${movedLines(period)})
    select coalesce(g.id, 0)::integer as id, min(g.name) as name, sum(s.pieces)::integer as pieces, ${SUMS}
    from s ${GROUPS[by]}
    group by g.id, case when g.id is null then g.name end
    order by coalesce(sum(s.net - s.cost) filter (where s.is_known), 0) desc, 1, 2
    limit ${MARGIN_ROWS}`.execute(db);
  return rows;
}
