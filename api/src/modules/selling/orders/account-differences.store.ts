/** The SQL that compares order accounts with refunds, invoices and card payments. (decision 0053) */
import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";

/** Returns the number of orders with an inconsistent account, and the first 20 with the difference. */
export async function accountDifferences(
  db: Db,
): Promise<{ count: number; orders: { number: number; bani: number }[] }> {
  const { rows } = await sql<{ number: number; bani: number; count: number }>`
    with tie as (
      select o.number, array[
        -- An order is charged its total, minus accepted returns.
        b.charged_bani - case when o.status in ('cancelled', 'refused') then 0 else o.total_bani - b.reduced_bani end,
        -- Refunds do not exceed receipts; all receipts of a cancelled order are refunded.
        greatest(0, coalesce(d.due_bani, 0) + b.paid_out_bani - b.unasked_bani - b.received_bani),
        case when o.status in ('cancelled', 'refused')
          then b.received_bani - b.paid_out_bani - coalesce(d.due_bani, 0) else 0 end,
        -- Invoices minus credit notes equal the charges, once there is an invoice.
        case when coalesce(i.invoiced_bani, 0) = 0 then 0 else i.invoiced_bani - b.charged_bani end,
        -- Each card payment is a receipt, and each credit that a processor reported is a payout.
        coalesce((select sum(p.amount_bani) from payment p where p.order_id = o.id and p.provider <> 'import'
          and p.state in ('paid', 'refund_due', 'refunded')), 0) - b.card_received_bani,
        greatest(0, coalesce(c.credited_bani, 0) - b.card_paid_out_bani)
      ] as differences
      from orders o join order_balance b on b.order_id = o.id
      left join order_due d on d.order_id = o.id left join order_credit c on c.order_id = o.id
      left join order_invoiced i on i.order_id = o.id
    )
    select number, bani, count(*) over ()::integer as count
    from tie cross join lateral (select bani from unnest(differences) d(bani) where bani <> 0 limit 1) one
    order by number limit 20`.execute(db);
  return { count: rows[0]?.count ?? 0, orders: rows.map(({ number, bani }) => ({ number, bani })) };
}

export async function pieceDifferences(db: Db): Promise<{ count: number; orders: number[] }> {
  const { rows } = await sql<{ number: number; count: number }>`
    select o.number, count(*) over ()::integer as count
    from order_line_state s join order_line l on l.id = s.line_id join orders o on o.id = l.order_id
    where s.held is distinct from l.quantity or s.takable < 0 or s.returned > s.withdrawn or s.away < 0 or s.to_ship < 0
    group by o.id order by o.number limit 20`.execute(db);
  return { count: rows[0]?.count ?? 0, orders: rows.map(({ number }) => number) };
}
