import { SUMS } from "../backup/sums.ts";

/** Each order's money: what came by whichever way, what is due and what went. */
const MONEY = `
  with money as (
    select o.id, o.status in ('cancelled', 'refused') as is_undone, o.payment_state, r.due, r.done, r.surplus,
      case when o.payment_state in ('paid', 'refund_due', 'refunded') or (o.payment_code = 'COD'
        and o.status in ('delivered', 'completed', 'partly_returned', 'returned'))
        then o.total_bani - o.rest_bani - o.rest_waived_bani + r.amended else 0 end + r.surplus as came
    from orders o cross join lateral (
      select coalesce(sum(amount_bani) filter (where state = 'due'), 0) as due,
        coalesce(sum(amount_bani) filter (where state = 'done'), 0) as done,
        coalesce(sum(amount_bani) filter (where is_amendment), 0) as amended,
        coalesce(sum(amount_bani) filter (where is_surplus), 0) as surplus
      from refund where order_id = o.id
    ) r where o.body_hash <> ''
  )`;

/**
 * What must be true of a shop's books whatever happened: each query tells the rows that are wrong. Orders without a body
 * hash are the demo's past: nobody placed them here.
 */
export const INVARIANTS: Record<string, string> = {
  ...SUMS,
  "stock is never below zero": "select id from product where stock < 0",
  "what lists read of stock is what stands": `
    select p.id from product p join product_read r on r.product_id = p.id
    where r.max_quantity <> least(p.max_quantity, greatest(p.stock, 0)) and p.stock >= p.min_quantity`,
  "goods that were ordered left the stock, those of an undone order came back": `
    with ordered as (
      select order_id, product_id, sum(quantity) as pieces from order_line where product_id is not null group by 1, 2
    ), moved as (
      select order_id, product_id, sum(quantity) as pieces from stock_movement where order_id is not null group by 1, 2
    )
    select o.id from orders o join ordered on ordered.order_id = o.id
    left join moved on moved.order_id = o.id and moved.product_id = ordered.product_id
    where o.body_hash <> ''
      and coalesce(moved.pieces, 0) <> case when o.status in ('cancelled', 'refused') then 0 else -ordered.pieces end`,
  "no order has shipped more pieces than it has": `
    with sent as (
      select s.order_id, p.product_id, sum(p.quantity) as pieces
      from shipment_piece p join shipment s on s.id = p.shipment_id group by 1, 2
    )
    select sent.order_id from sent
    left join (select order_id, product_id, sum(quantity) as pieces from order_line group by 1, 2) l
      on l.order_id = sent.order_id and l.product_id = sent.product_id
    where sent.pieces > coalesce(l.pieces, 0)`,
  "parcels collect what their order costs, and no more": `
    select o.id from orders o
    join (select order_id, sum(cash_bani) as cash from shipment group by 1) s on s.order_id = o.id
    where s.cash > o.total_bani`,
  "a voucher was used as often as its orders stand": `
    select v.code from voucher v
    where v.code like 'FOC%'
      and v.uses <> (select count(*) from voucher_use u where u.voucher_id = v.id and u.returned_at is null)
    union all select code from voucher where uses > max_uses`,
  "an undone order gave its voucher back, a standing one did not": `
    select o.id from orders o join voucher_use u on u.order_id = o.id
    where (u.returned_at is not null) <> (o.status in ('cancelled', 'refused'))`,
  "an order used the voucher that it names": `
    select o.id from orders o left join voucher_use u on u.order_id = o.id
    where o.body_hash <> '' and (o.voucher_code is null) <> (u.order_id is null)`,
  "no more goes back than came": `${MONEY} select * from money where due + done > came`,
  "an order is refunded when all of its money went, and only then": `${MONEY}
    select * from money where (payment_state = 'refunded' and not is_undone and due + done < came)
      or (payment_state = 'refunded' and due > surplus) or (payment_state = 'paid' and due = 0 and done >= came)`,
  "money of an order that was undone is not the shop's": `${MONEY}
    select * from money where is_undone and payment_state = 'paid'`,
  "nothing stays to pay of an order that was undone": `
    select id from orders where status in ('cancelled', 'refused') and rest_bani > 0`,
  "what a processor gave back of its payments is written as gone, and was due": `${MONEY}
    select p.order_id from money join (
      select order_id, sum(credited_bani) as credited, bool_or(credited_bani > amount_bani) as is_more from payment group by 1
    ) p on p.order_id = money.id
    where p.is_more or money.done < p.credited
    union all select order_id from refund where reason = 'Rambursată la procesator'`,
  "what was seen at the processor is told by it": "select order_id from refund where unheard_bani <> 0",
  "an order that owes its buyer money has a refund that is due": `
    select o.id from orders o where o.body_hash <> '' and o.payment_state = 'refund_due'
      and not exists (select from refund r where r.order_id = o.id and r.state = 'due')`,
  "what was paid for an order that was undone goes back whole": `
    select o.id from orders o where o.body_hash <> '' and o.status in ('cancelled', 'refused')
      and o.payment_state in ('refund_due', 'refunded')
      and (select coalesce(sum(r.amount_bani), 0) from refund r where r.order_id = o.id) < o.total_bani - o.rest_bani - o.rest_waived_bani`,
  "invoice numbers have no gap": `
    select series, count(*), max(number) from invoice group by 1 having count(*) <> max(number)
    union all select code, 0, next_number from invoice_series s
    where next_number <> 1 + (select count(*) from invoice i where i.series = s.code)`,
  "what returns take back of an invoice is what they pay back, or stayed to pay": `
    select i.order_id from (
      select order_id, -sum(total_bani) as taken from invoice where return_id is not null group by 1
    ) i join orders o on o.id = i.order_id
    left join (
      select f.order_id, sum(f.amount_bani) as paid from refund f left join refund w on w.id = f.part_of
      where coalesce(f.return_id, w.return_id) is not null group by 1
    ) f on f.order_id = i.order_id
    where i.taken <> coalesce(f.paid, 0) + o.rest_waived_bani`,
  "no invoice stands for an order that was undone": `
    select o.id from orders o join (select order_id, sum(total_bani) as invoiced from invoice group by 1) i on i.order_id = o.id
    where o.status in ('cancelled', 'refused') and i.invoiced <> 0`,
  "an order's story ends where the order stands": `
    select o.id from orders o
    join lateral (select status from order_event e where e.order_id = o.id order by id desc limit 1) e on true
    where e.status <> o.status`,
};
