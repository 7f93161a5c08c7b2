-- Days from an order's invoice to its due date; null without a payment term. The only place of this rule: invoices and
-- the list of open invoices read it. Public institutions pay in 30 days (Legea 72/2013 art. 6).
-- Owner: credit.
create view order_due_days as
select o.id as order_id,
    case o.payment_code when 'TERM' then t.term_days::integer when 'SEAP' then 30 end as term_days
   from orders o left join order_term t on t.order_id = o.id;

create or replace view open_invoice as
select o.*, i.series, i.number as invoice_number, i.issued_at,
    coalesce(i.term_from, (i.issued_at at time zone 'Europe/Bucharest')::date) + coalesce(t.term_days, 0) as due_on,
    d.decided_on as doubtful_on
   from open_order o
     join current_invoice i on i.order_id = o.order_id
     join order_due_days t on t.order_id = o.order_id
     left join doubtful_company d on d.cui = o.cui and (i.issued_at at time zone 'Europe/Bucharest')::date <= d.decided_on
  where o.open_bani > 0;
