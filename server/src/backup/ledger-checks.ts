/**
 * Consistency checks of any shop's ledgers: each query returns the rows that violate a rule.
 * Orders without a body hash were not placed here: they are demo history or imported from another shop.
 */
export const LEDGER_CHECKS: Record<string, string> = {
  "stock is the sum of its movements": `
    select p.id from product p
    left join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
    where p.stock <> coalesce(m.moved, 0)`,
  "an order's total is the sum of its lines and delivery": `
    select o.id from orders o
    join (select order_id, sum(quantity * unit_price_bani - discount_bani) as lines, sum(discount_bani) as discount,
      sum(vat_bani) as vat from order_line group by 1) l on l.order_id = o.id
    where o.body_hash <> ''
      and (o.total_bani <> l.lines + o.delivery_bani or o.discount_bani <> l.discount or o.vat_bani < l.vat)`,
  "invoices of an order sum to its total or to zero": `
    select o.id from orders o join (select order_id, sum(total_bani) as invoiced, sum(vat_bani) as vat from invoice
      where return_id is null and refund_id is null group by 1) i on i.order_id = o.id
    where o.body_hash <> '' and (i.invoiced not in (0, o.total_bani) or i.vat not in (0, o.vat_bani))`,
  "card payments are posted once and in full": `
    select p.order_id as id from payment p left join order_entry e on e.payment_id = p.id and e.kind = 'receipt'
    where p.provider <> 'import' and case when p.state in ('paid', 'refund_due', 'refunded') then p.amount_bani else 0 end
      <> coalesce(-e.amount_bani, 0)`,
  "charges of an order equal its total minus credits": `
    select o.id from orders o left join order_balance b on b.order_id = o.id
    where coalesce(b.charged_bani, 0) <> case when o.status in ('cancelled', 'refused') then 0
      else o.total_bani - coalesce(b.reduced_bani, 0) end`,
};
