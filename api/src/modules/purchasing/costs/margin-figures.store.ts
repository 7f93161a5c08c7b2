import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { type RawBuilder, sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import { partsOf } from "../../../calendar/summed-parts.ts";
import type { Db } from "../../../db/database.ts";
import { isIn } from "../../../db/period.ts";
import { soldGoods } from "../../selling/orders/index.ts";
import { type MarginKind, marginLines, sumsOfLines } from "./margin-lines.store.ts";
import { findSummedUntil } from "./margin-sums.store.ts";

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
 * Returns CTEs: `best` with the keys of the highest known margins, and `s` with their sums. `best` sums only margins,
 * as exact floats, because it reads every key of a year.
 */
async function bestSums(db: Db, kind: MarginKind, period: Period): Promise<RawBuilder<unknown>> {
  const { months, days, rest } = partsOf(period, await findSummedUntil(db));
  const stored = (step: "month" | "day", dates: readonly string[]) => sql`
    select key, pieces, net_bani, cost_bani, unknown_bani from margin_sum
    where kind = ${kind} and step = ${step} and starts_on = any(${[...dates]}::date[])`;
  const live = sql`select key, pieces, net_bani, cost_bani, unknown_bani from live`;
  const parts = (where: RawBuilder<unknown>) =>
    sql`(${stored("month", months)} ${where} union all ${stored("day", days)} ${where} union all ${live} where true ${where})`;
  return sql`
    live as materialized (${
      rest
        ? sumsOfLines(kind, sql`(${marginLines(rest)})`)
        : sql`
      select 0::bigint as key, 0 as pieces, 0::bigint as net_bani, 0::bigint as cost_bani, 0::bigint as unknown_bani where false`
    }),
    best as materialized (
      select key from ${parts(sql``)} p
      group by key order by sum((net_bani - cost_bani)::double precision) desc, key limit ${MARGIN_ROWS}
    ),
    s as materialized (
      select key, sum(pieces)::integer as pieces, sum(net_bani)::bigint as net, sum(cost_bani)::bigint as cost,
        sum(unknown_bani)::bigint as unknown
      from ${parts(sql`and key = any(array(select key from best))`)} p group by key
    )`;
}

const SUMS = sql`s.net as "netBani", s.cost as "costBani", s.unknown as "unknownBani"`;

export async function sumMargin(db: Db, period: Period): Promise<MarginSum> {
  const { rows } =
    await sql<MarginSum>`with ${await bestSums(db, "all", period)} select ${SUMS} from s`.execute(db);
  return rows[0] ?? { netBani: 0, costBani: 0, unknownBani: 0 };
}

/** Returns the margin of the goods of orders placed in a period, at their average cost now. */
export async function sumExpectedMargin(db: Db, period: Period): Promise<MarginSum> {
  const { rows } = await sql<MarginSum>`
    with typed as (
      select sum(n.net_bani) as net, sum(f.unit_cost_bani * n.quantity) as cost
      from (select distinct order_id from free_line_cost) c
      join order_sale o on o.order_id = c.order_id and ${isIn(sql`o.placed_at`, period)}
      join order_line_net n on n.order_id = o.order_id and n.product_id is null
      join order_goods g on g.line_id = n.line_id and g.product_type <> ${PRODUCT_TYPE.handlingCharge}
      cross join lateral (
        select t.unit_cost_bani from free_line_cost t
        where t.order_id = n.order_id and t.name = n.name and t.unit_price_bani = g.unit_price_bani limit 1
      ) f
    ), costed as (
      select s.net_bani as net,
        round(s.all_pieces * case when c.pieces > 0 then c.value_bani::numeric / c.pieces else c.unit_bani end) as cost
      from (${await soldGoods(db, period)}) s left join product_cost c on c.product_id = s.product_id
      union all
      select net, cost from typed where net is not null
      union all
      -- The stored sum of lines without a product includes those with a typed cost.
      select -net, null from typed where net is not null
    )
    select coalesce(sum(net) filter (where cost is not null), 0)::bigint as "netBani",
      coalesce(sum(cost), 0)::bigint as "costBani",
      coalesce(sum(net) filter (where cost is null), 0)::bigint as "unknownBani"
    from costed`.execute(db);
  return rows[0] ?? { netBani: 0, costBani: 0, unknownBani: 0 };
}

const NAMES: Record<MarginBy, RawBuilder<unknown>> = {
  product: sql`select id, name from product_facts where id = s.key`,
  category: sql`select id, name from category_facts where id = s.key`,
  brand: sql`select id, name from brand_facts where id = s.key`,
  customer: sql`
    select coalesce(o.customer_id, 0)::integer as id, coalesce(nullif(y.company_name, ''), y.buyer_name) as name
    from order_facts o join order_payer y on y.order_id = o.order_id where o.order_id = s.key`,
};

/** Returns the groups with the highest known margin. Guest buyers are grouped by company or email address. */
export async function marginBy(db: Db, period: Period, by: MarginBy): Promise<MarginRow[]> {
  const { rows } = await sql<MarginRow>`
    with ${await bestSums(db, by === "customer" ? "buyer" : by, period)}
    select g.id, g.name, s.pieces, ${SUMS}
    from s cross join lateral (${NAMES[by]}) g order by s.net - s.cost desc, s.key`.execute(db);
  return rows;
}
