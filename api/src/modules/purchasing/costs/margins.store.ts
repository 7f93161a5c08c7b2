import { PRODUCT_TYPE } from "@curat/contract/cart.values";
import { sql } from "kysely";
import type { Period } from "../../../calendar/period.ts";
import type { Db } from "../../../db/database.ts";
import { endOf, startOf } from "../../../db/period.ts";
import { vatOn } from "../../../db/vat-on.ts";
import type { MarginLine } from "./margins.rules.ts";

export async function loadMarginLines(db: Db, orderId: number): Promise<MarginLine[]> {
  const { rows } = await sql<MarginLine>`
    select n.position, n.name, n.quantity, n.net_bani as "netBani", s.away, s.paid_back as "paidBack",
      coalesce(c.gone, 0)::integer as "costedPieces", coalesce(c.value, 0)::bigint as "costBani",
      case when p.pieces > 0 then p.value_bani::double precision / p.pieces else p.unit_bani end as "averageBani",
      n.product_id is null as "isFree", f.unit_cost_bani as "typedBani"
    from order_line_net n join order_line_state s on s.line_id = n.line_id
    join order_goods g on g.line_id = n.line_id and g.product_type <> ${PRODUCT_TYPE.handlingCharge}
    left join product_cost p on p.product_id = n.product_id
    left join lateral (
      select -sum(e.pieces) filter (where e.actor_kind is null) as gone, -sum(e.value_bani) as value
      from cost_entry e where e.line_id = n.line_id
    ) c on true
    left join lateral (
      select t.unit_cost_bani from free_line_cost t
      where n.product_id is null and t.order_id = n.order_id and t.name = n.name and t.unit_price_bani = g.unit_price_bani
      limit 1
    ) f on true
    where n.order_id = ${orderId} order by n.position`.execute(db);
  return rows;
}

export interface ValueRow {
  productId: number;
  code: string;
  name: string;
  opening: number;
  receipts: number;
  sold: number;
  returned: number;
  corrected: number;
  closing: number;
  /** Pieces at the beginning and at the end of the period. */
  openingPieces: number;
  pieces: number;
}

const SUMS = (period: Period) => sql`
  coalesce(sum(e.value_bani) filter (where e.at < ${startOf(period.from)}), 0)::bigint as opening,
  coalesce(sum(e.value_bani) filter (where e.at >= ${startOf(period.from)} and e.kind in ('opening', 'receipt', 'receipt_undone')), 0)::bigint as receipts,
  coalesce(-sum(e.value_bani) filter (where e.at >= ${startOf(period.from)} and e.kind = 'dispatch'), 0)::bigint as sold,
  coalesce(sum(e.value_bani) filter (where e.at >= ${startOf(period.from)} and e.kind = 'returned'), 0)::bigint as returned,
  coalesce(sum(e.value_bani) filter (where e.at >= ${startOf(period.from)} and e.kind = 'correction'), 0)::bigint as corrected,
  coalesce(sum(e.value_bani), 0)::bigint as closing, coalesce(sum(e.pieces), 0)::integer as pieces,
  coalesce(sum(e.pieces) filter (where e.at < ${startOf(period.from)}), 0)::integer as "openingPieces"`;

/** Returns products with cost entries before the end of the period, by ascending id, starting after `after`. */
export async function listStockValue(
  db: Db,
  { period, after, most }: { period: Period; after: number; most: number },
): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select p.id as "productId", p.code, p.name, m.*
    from (
      select f.id, f.code, f.name from product_cost c join product_facts f on f.id = c.product_id
      where f.id > ${after}::integer
        and exists (select from cost_entry e where e.product_id = f.id and e.at < ${endOf(period.to)})
      order by f.id limit ${most}
    ) p
    cross join lateral (
      select ${SUMS(period)} from cost_entry e where e.product_id = p.id and e.at < ${endOf(period.to)}
    ) m
    order by p.id`.execute(db);
  return rows;
}

/** Returns the totals of a period. Starts from the current value, so that only later entries are read. */
export async function sumStockValue(
  db: Db,
  period: Period,
): Promise<Omit<ValueRow, "productId" | "code" | "name" | "openingPieces">> {
  const { rows } = await sql<ValueRow>`
    with now as (select coalesce(sum(value_bani), 0) as value, coalesce(sum(pieces), 0) as pieces from product_cost),
    since as materialized (
      select e.kind, e.at >= ${endOf(period.to)} as is_later, sum(e.value_bani) as value, sum(e.pieces) as pieces
      from cost_entry e where e.at >= ${startOf(period.from)} group by 1, 2
    )
    select (now.value - s.value)::bigint as opening, s.receipts, s.sold, s.returned, s.corrected,
      (now.value - s.later)::bigint as closing, (now.pieces - s.later_pieces)::integer as pieces
    from now cross join (
      select coalesce(sum(value), 0) as value, coalesce(sum(value) filter (where is_later), 0) as later,
        coalesce(sum(pieces) filter (where is_later), 0) as later_pieces,
        coalesce(sum(value) filter (where not is_later and kind in ('opening', 'receipt', 'receipt_undone')), 0)::bigint as receipts,
        coalesce(-sum(value) filter (where not is_later and kind = 'dispatch'), 0)::bigint as sold,
        coalesce(sum(value) filter (where not is_later and kind = 'returned'), 0)::bigint as returned,
        coalesce(sum(value) filter (where not is_later and kind = 'correction'), 0)::bigint as corrected
      from since
    ) s`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("A sum has no row.");
  return row;
}

/**
 * Returns how many tracked products have a cost ledger that differs from its total or from the pieces that the shop
 * owns. Also returns the first 20, with the difference in pieces and bani.
 */
export async function costDifferences(
  db: Db,
): Promise<{ count: number; products: { code: string; pieces: number; bani: number }[] }> {
  const { rows } = await sql<{ code: string; pieces: number; bani: number; count: number }>`
    select f.code, coalesce(nullif(c.pieces - h.pieces, 0), c.pieces - e.pieces)::integer as pieces,
      (c.value_bani - e.value_bani)::bigint as bani, count(*) over ()::integer as count
    from product_cost c
    join (select product_id, sum(pieces) as pieces, sum(value_bani) as value_bani from cost_entry group by 1) e
      on e.product_id = c.product_id
    join goods_owned h on h.product_id = c.product_id
    join product_facts f on f.id = c.product_id
    where c.pieces <> h.pieces or c.pieces <> e.pieces or c.value_bani <> e.value_bani
    order by f.code limit 20`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    products: rows.map(({ code, pieces, bani }) => ({ code, pieces, bani })),
  };
}

/** Returns the prices of tracked products without VAT, with their average cost, in bani. */
export async function loadNetPrices(
  db: Db,
  prices: readonly { productId: number; priceBani: number }[],
  now: Date,
): Promise<{ productId: number; netBani: number; averageBani: number }[]> {
  const { rows } = await sql<{ productId: number; netBani: number; averageBani: number }>`
    select p.id as "productId", round(t.price * 100.0 / (100 + v.percent))::bigint as "netBani",
      case when c.pieces > 0 then c.value_bani::double precision / c.pieces else c.unit_bani end as "averageBani"
    from unnest(${prices.map(({ productId }) => productId)}::integer[],
      ${prices.map(({ priceBani }) => priceBani)}::bigint[]) as t (product_id, price)
    join product_cost c on c.product_id = t.product_id
    join product_facts p on p.id = t.product_id
    join ${vatOn(now)} v on v.code = p.vat_code`.execute(db);
  return rows;
}
