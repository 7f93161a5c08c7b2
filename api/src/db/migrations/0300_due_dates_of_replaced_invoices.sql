-- A replacement keeps the due date of the invoice that it replaces.
-- Owner: invoices.

-- The day from which the payment term counts; null: the day of issue.
alter table invoice add column term_from date;

create or replace view current_invoice as
select i.order_id, i.series, i.number, i.issued_at, i.term_from
   from invoice i
  where i.kind = 'invoice' and not exists (
    select from invoice s
     where s.storno_of is not null and s.storno_of = i.id and s.return_id is null and s.refund_id is null);

create or replace view open_invoice as
select o.*, i.series, i.number as invoice_number, i.issued_at,
    coalesce(i.term_from, (i.issued_at at time zone 'Europe/Bucharest')::date)
      + coalesce(t.term_days, case when o.payment_code = 'SEAP' then 30 else 0 end) as due_on
   from open_order o
     join current_invoice i on i.order_id = o.order_id
     left join order_term t on t.order_id = o.order_id and o.payment_code = 'TERM'
  where o.open_bani > 0;
