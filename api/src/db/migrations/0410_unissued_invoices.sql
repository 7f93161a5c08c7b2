-- Invoices that an invoicing service has not numbered yet are not due, and are not handed to others.
-- Owner: invoices.
create or replace view current_invoice as
select i.order_id, i.series, i.number, i.issued_at, i.term_from,
    -- True once the document has its number and its PDF.
    not exists (select from issuer_document d where d.invoice_id = i.id and d.pdf is null) as is_ready
   from invoice i
  where i.kind = 'invoice' and not exists (
    select from invoice s
     where s.storno_of is not null and s.storno_of = i.id and s.return_id is null and s.refund_id is null);

-- Owner: credit.
create or replace view open_invoice as
select o.*, i.series, i.number as invoice_number, i.issued_at,
    coalesce(i.term_from, (i.issued_at at time zone 'Europe/Bucharest')::date) + coalesce(t.term_days, 0) as due_on,
    d.decided_on as doubtful_on
   from open_order o
     join current_invoice i on i.order_id = o.order_id
     join order_due_days t on t.order_id = o.order_id
     left join doubtful_company d on d.cui = o.cui and (i.issued_at at time zone 'Europe/Bucharest')::date <= d.decided_on
  where o.open_bani > 0 and i.series <> 'INCURS';
