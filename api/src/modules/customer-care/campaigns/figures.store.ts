import { CAMPAIGN_ORDER_DAYS } from "@curat/contract/staff/campaigns.values";
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

export interface Figures {
  waiting: number;
  sent: number;
  refused: number;
  failed: number;
  unknown: number;
  skipped: number;
  left: number;
  complaints: number;
  couponOrders: number;
  couponBani: number;
  orders: number;
  bani: number;
}

/**
 * Returns the results of a campaign. Orders from a recipient's address count for some days after the email. The email
 * itself contains no tracking.
 */
export async function loadFigures(db: Db, id: number, coupons: readonly string[]): Promise<Figures> {
  const of = (state: string) => sql`count(*) filter (where state = ${state})::integer`;
  const { rows } = await sql<Figures>`
    with sends as (
      select ${of("sent")} as sent, ${of("refused")} as refused, ${of("failed")} as failed, ${of("unknown")} as unknown,
        ${of("skipped")} as skipped, count(*) filter (where state in ('waiting', 'sending'))::integer as waiting,
        count(left_at)::integer as "left", count(complained_at)::integer as complaints
      from campaign_recipient where campaign_id = ${id}
    ), sold as (
      select o.order_id, o.total_bani from campaign_recipient r
      join order_destination d on d.email = r.email
        and d.placed_at between r.at and r.at + make_interval(days => ${CAMPAIGN_ORDER_DAYS})
      join order_sale o on o.order_id = d.order_id
      where r.campaign_id = ${id} and r.state in ('sent', 'unknown')
    ), by_coupon as (
      select o.order_id, o.total_bani from campaign c
      join voucher_order v on v.code = any(${coupons}::text[])
      join order_sale o on o.order_id = v.order_id
        and o.placed_at between c.started_at
          and coalesce(c.finished_at, now()) + make_interval(days => ${CAMPAIGN_ORDER_DAYS})
      where c.id = ${id}
    )
    select sends.*,
      (select count(*)::integer from sold) as orders,
      (select coalesce(sum(total_bani), 0)::integer from sold) as bani,
      (select count(*)::integer from by_coupon) as "couponOrders",
      (select coalesce(sum(total_bani), 0)::integer from by_coupon) as "couponBani"
    from sends`.execute(db);
  const [found] = rows;
  if (!found) throw new Error("The figures of a campaign have one row.");
  return found;
}
