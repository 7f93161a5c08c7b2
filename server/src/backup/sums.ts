/**
 * What must add up in the books of any shop: each query tells the rows that are wrong. Orders without a body hash are what
 * nobody placed here: a demo's past, and another shop's.
 */
export const SUMS: Record<string, string> = {
  "stock is the sum of its movements": `
    select p.id from product p
    left join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
    where p.stock <> coalesce(m.moved, 0)`,
  "an order costs its lines, its delivery and no more": `
    select o.id from orders o
    join (select order_id, sum(quantity * unit_price_bani - discount_bani) as lines, sum(discount_bani) as discount,
      sum(vat_bani) as vat from order_line group by 1) l on l.order_id = o.id
    where o.body_hash <> ''
      and (o.total_bani <> l.lines + o.delivery_bani or o.discount_bani <> l.discount or o.vat_bani < l.vat)`,
  "invoices of an order come to its total or to nothing": `
    select o.id from orders o join (select order_id, sum(total_bani) as invoiced, sum(vat_bani) as vat from invoice
      where return_id is null group by 1) i on i.order_id = o.id
    where o.body_hash <> '' and (i.invoiced not in (0, o.total_bani) or i.vat not in (0, o.vat_bani))`,
  // A backup from before orders had accounts lacks some columns, and its flags say the same.
  "a card order is paid when its payment is, once and in full": `
    select o.id from orders o
    left join (select p.order_id, count(*) filter (where p.state = 'paid' and not p.is_rest) as paid, sum(p.amount_bani) as sum
      from payment p where p.state in ('paid', 'refunded')
        and not exists (select from payment_notification n where n.payment_id = p.id and n.outcome = 'owe')
      group by 1) p on p.order_id = o.id
    left join (select order_id, sum(amount_bani) as sum from refund r
      where is_amendment or to_jsonb(r) ->> 'cause' = 'amended' group by 1) a on a.order_id = o.id
    cross join lateral (select o.total_bani - greatest(o.rest_bani, (to_jsonb(o) ->> 'payable_bani')::integer)
      - coalesce((to_jsonb(o) ->> 'rest_waived_bani')::integer, 0) + coalesce(a.sum, 0) as sum) came
    where o.body_hash <> '' and (p.paid > 1 or (p.paid = 1 and o.payment_state not in ('paid', 'refund_due', 'refunded'))
      or (o.payment_code = 'CARD' and o.payment_state = 'paid' and p.sum is distinct from came.sum
        and not exists (select from order_event e where e.order_id = o.id and e.status = 'confirmed' and e.actor = 'staff')
        and not (p.sum < came.sum and exists (
          select from order_event e where e.order_id = o.id and e.actor = 'staff'
            and (e.note like 'Diferența de % a fost plătită%' or e.note like 'Diferența de plată scade cu %')
        ))))`,
};
