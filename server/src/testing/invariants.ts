import { LEDGER_CHECKS } from "../backup/ledger-checks.ts";

/** Finds orders whose ledger does not match the amounts in the order's own row. */
const MONEY = `
  with money as (
    select o.id, o.status in ('cancelled', 'refused') as is_undone, o.payment_state, o.total_bani, o.payable_bani,
      coalesce(d.due_bani, 0) as due, coalesce(b.balance_bani, 0) as balance, coalesce(b.charged_bani, 0) as charged, coalesce(b.reduced_bani, 0) as reduced,
      coalesce(b.received_bani, 0) as came, coalesce(b.paid_out_bani, 0) as went, coalesce(b.card_paid_out_bani, 0) as by_card,
      coalesce(c.credited_bani, 0) as told
    from orders o left join order_balance b on b.order_id = o.id left join order_due d on d.order_id = o.id
    left join order_credit c on c.order_id = o.id
    where o.body_hash <> ''
  )`;

/**
 * Invariants of a shop's books. Each query returns the rows that violate it.
 * Orders without a body hash are demo history that was not placed through the API.
 */
export const INVARIANTS: Record<string, string> = {
  ...LEDGER_CHECKS,
  "stock is never below zero": "select id from product where stock < 0",
  "the read row has the product's stock": `
    select p.id from product p join product_read r on r.product_id = p.id
    where r.max_quantity <> least(p.max_quantity, greatest(p.stock, 0)) and p.stock >= p.min_quantity`,
  "ordered goods leave the stock and goods of an undone order return to it": `
    with ordered as (
      select order_id, product_id, sum(quantity) as pieces from order_line where product_id is not null group by 1, 2
    ), moved as (
      select order_id, product_id, sum(quantity) as pieces from stock_movement where order_id is not null group by 1, 2
    )
    select o.id from orders o join ordered on ordered.order_id = o.id
    left join moved on moved.order_id = o.id and moved.product_id = ordered.product_id
    where o.body_hash <> ''
      and coalesce(moved.pieces, 0) <> case when o.status in ('cancelled', 'refused') then 0 else -ordered.pieces end`,
  "the pieces of every line are consistent and never negative": `
    select s.* from order_line_state s join order_line l on l.id = s.line_id
    where s.held <> l.quantity or s.away < 0 or s.to_ship < 0 or s.takable < 0 or s.returned > s.withdrawn`,
  "pieces are away exactly when their parcels are": `
    with away as (
      select s.order_id, p.product_id, sum(p.quantity) as pieces,
        sum(p.quantity) filter (where s.left_at is not null and s.ended_as is distinct from 'returned') as gone
      from shipment_piece p join shipment s on s.id = p.shipment_id group by 1, 2
    )
    select l.order_id, l.product_id from order_line l join order_line_state s on s.line_id = l.id join orders o on o.id = l.order_id
    left join away a on a.order_id = l.order_id and a.product_id = l.product_id
    where l.product_id is not null
    group by 1, 2, o.status, a.pieces, a.gone
    having coalesce(a.pieces, 0) > sum(l.quantity) or sum(s.away) <> case
      when o.status in ('cancelled', 'refused') then 0
      when o.status in ('new', 'awaiting_payment', 'confirmed', 'preparing')
        or exists (select from shipment own where own.order_id = l.order_id and own.part = 0 and own.ended_as = 'returned')
      then coalesce(a.gone, 0) else sum(l.quantity) - coalesce(a.pieces, 0) + coalesce(a.gone, 0) end`,
  "the pieces of a return are open until it ends": `
    select r.id, r.status from return_request r join orders o on o.id = r.order_id
    left join return_piece p on p.return_id = r.id
    where o.body_hash <> ''
    group by r.id, o.status having count(p.return_id) = 0 or (sum(p.open) > 0) <> (r.status not in ('refunded', 'rejected', 'closed'))`,
  "only refunded returns put pieces back": `
    select m.id from order_line_movement m join return_request r on r.id = m.return_id
    where m.kind in ('returned', 'kept') and (m.kind = 'returned') <> (r.status = 'refunded')`,
  "withdrawn pieces leave an order first": `
    select m.id from order_line_movement m cross join lateral (
      select sum(case when b.kind = 'withdrawn' then b.quantity else -b.quantity end) as open from order_line_movement b
      where b.line_id = m.line_id and b.id < m.id and b.return_id is not null) before
    where m.kind = 'removed' and before.open > 0
      and (m.return_id is null or exists (select from return_piece p where p.line_id = m.line_id and p.return_id < m.return_id and p.open > 0))`,
  "a refund's credit note has the refunded pieces": `
    select i.order_id from invoice i
    cross join lateral (select coalesce(-sum((l ->> 'quantity')::integer), 0) as pieces
      from jsonb_array_elements(i.document -> 'lines') l
      where l ->> 'code' <> 'REDUCERE' and l ->> 'name' not like 'Transport: %') noted
    cross join lateral (select coalesce(sum(m.quantity), 0) as pieces from order_line_movement m where m.refund_id = i.refund_id) given
    where i.refund_id is not null and noted.pieces <> given.pieces`,
  "parcels together collect at most their order's total": `
    select o.id from orders o
    join (select order_id, sum(cash_bani) as cash from shipment group by 1) s on s.order_id = o.id
    where s.cash > o.total_bani`,
  "a voucher's number of uses equals its number of active orders": `
    select v.code from voucher v
    where v.code like 'FOC%'
      and v.uses <> (select count(*) from voucher_use u where u.voucher_id = v.id and u.returned_at is null)
    union all select code from voucher where uses > max_uses`,
  "only undone orders give their voucher back": `
    select o.id from orders o join voucher_use u on u.order_id = o.id
    where (u.returned_at is not null) <> (o.status in ('cancelled', 'refused'))`,
  "an order with a voucher has used it": `
    select o.id from orders o left join voucher_use u on u.order_id = o.id
    where o.body_hash <> '' and (o.voucher_code is null) <> (u.order_id is null)`,
  "a paid order has receipts, and a delivered cash-on-delivery order is fully paid": `${MONEY}
    select money.id from money join orders o on o.id = money.id
    where (money.payment_state in ('paid', 'refund_due', 'refunded') and came = 0 and money.total_bani > 0)
      or (o.payment_code = 'COD' and o.status in ('delivered', 'completed', 'partly_returned', 'returned') and balance + due > 0)`,
  "refunds never exceed receipts": `${MONEY} select * from money where due + went > came`,
  "an order is refunded exactly when all of its money was paid back": `${MONEY}
    select * from money where (payment_state = 'refunded' and not is_undone and due + went < came)
      or (payment_state = 'refunded' and due > 0) or (payment_state = 'paid' and due = 0 and came > 0 and went >= came)`,
  "an order that owes its buyer money has a pending refund": `${MONEY}
    select * from money where payment_state = 'refund_due' and due = 0`,
  "payments of an undone order are refunded in full": `${MONEY}
    select * from money where is_undone and (payment_state = 'paid' or due + went <> came or balance + due <> 0)`,
  "the balance due of a paid order equals its debt": `${MONEY}
    select * from money where payable_bani <> case when payment_state in ('paid', 'refund_due', 'refunded')
      then greatest(0, balance + due) else 0 end`,
  "a paid order owes its buyer nothing without a refund": `${MONEY}
    select * from money where balance + due < 0`,
  "a processor's refunds are posted once": `${MONEY}
    select money.id from money where by_card <> told
    union all select p.order_id from payment p join payment_credit c on c.payment_id = p.id
      group by p.id having sum(c.amount_bani) > p.amount_bani
    union all select order_id from refund where reason = 'Restituită de procesator'`,
  "a completed refund is paid in full and a pending one is not": `
    select r.id from refund r left join refund_paid p on p.refund_id = r.id
    where (r.state = 'done') <> (coalesce(p.paid_bani, 0) = r.amount_bani) or p.paid_bani > r.amount_bani`,
  "invoices of an order sum to its charges": `${MONEY}
    select money.id from money join (select order_id, sum(total_bani) as invoiced from invoice group by 1) i on i.order_id = money.id
    where i.invoiced not in (0, charged)`,
  "invoice numbers have no gap": `
    select series, count(*), max(number) from invoice group by 1 having count(*) <> max(number)
    union all select code, 0, next_number from invoice_series s
    where next_number <> 1 + (select count(*) from invoice i where i.series = s.code)`,
  "a return's credit equals its storno": `
    select i.order_id from invoice i left join order_entry e on e.return_id = i.return_id and e.kind = 'credit'
    where i.return_id is not null and e.amount_bani is distinct from i.total_bani`,
  "an undone order has no current invoice": `
    select o.id from orders o join (select order_id, sum(total_bani) as invoiced from invoice group by 1) i on i.order_id = o.id
    where o.status in ('cancelled', 'refused') and i.invoiced <> 0`,
  "an order's history ends with its current status": `
    select o.id from orders o
    join lateral (select status from order_event e where e.order_id = o.id order by id desc limit 1) e on true
    where e.status <> o.status`,
};
