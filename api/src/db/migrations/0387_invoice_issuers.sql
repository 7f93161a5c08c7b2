-- Invoices that an invoicing service (SmartBill, Oblio) issues for the shop. Until the service has answered, the invoice has the series
-- INCURS; then it gets the service's series and number. (docs/accounting.md)
-- Owner: invoices.
create table issuer_document (
  invoice_id bigint primary key references invoice (id) on delete cascade,
  issuer text not null check (issuer in ('smartbill', 'oblio')),
  -- Null for a storno, which has its invoice's series.
  series text check (series ~ '^[A-Z0-9]{1,10}$'),
  -- True if the service sends the document to ANAF. The shop then never does.
  sends_efactura boolean not null,
  -- True if the buyer gets the document by email.
  is_mailed boolean not null default false,
  state text not null check (state in ('waiting', 'sending', 'unknown', 'refused', 'issued')),
  -- When the next step is due; null if staff must decide, or nothing is left to do.
  next_at timestamptz,
  queued_at timestamptz not null,
  problem text,
  -- The number as the service wrote it, and its link to the document.
  issued_number text,
  link text,
  pdf bytea,
  pdf_tries integer not null default 0,
  constraint issuer_document_issued check ((state = 'issued') = (issued_number is not null))
);
alter table issuer_document alter column pdf set storage external;
create index issuer_document_open on issuer_document (issuer, invoice_id) where state <> 'issued' or pdf is null;

-- Owner: invoices.
create table issuer_attempt (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references issuer_document (invoice_id) on delete cascade,
  issuer text not null,
  started_at timestamptz not null,
  -- What the service reported just before the call, such as the next number of the series. Null: the call had not begun.
  mark text,
  ended text check (ended in ('issued', 'refused', 'not_sent', 'unknown')),
  ended_at timestamptz,
  answer text,
  -- The final result of an unknown attempt.
  settled text check (settled in ('issued', 'absent')),
  settled_at timestamptz,
  constraint issuer_attempt_ended check ((ended is null) = (ended_at is null)),
  constraint issuer_attempt_settled check ((settled is null) = (settled_at is null) and (settled is null or ended = 'unknown')),
  may_be_issued boolean generated always as (coalesce(ended, '') not in ('refused', 'not_sent') and coalesce(settled, '') <> 'absent') stored
    not null
);
create index issuer_attempt_invoice on issuer_attempt (invoice_id, id);
-- Prevents a second attempt while the service may have issued the first.
create unique index issuer_attempt_one on issuer_attempt (invoice_id) where may_be_issued;
-- One call at a time, so that the next number of a series identifies the document.
create unique index issuer_attempt_running on issuer_attempt (issuer) where ended is null;

create or replace function write_invoice_register() returns trigger language plpgsql as $$
begin
  delete from invoice_register where invoice_id = new.id;
  -- Registers contain only documents with a number.
  if new.series = 'INCURS' then
    return null;
  end if;
  insert into invoice_register
    (invoice_id, issued_at, issued_on, series, number, kind, order_id, storno_of, order_number, buyer, cui, shares, net_bani,
    vat_bani, total_bani)
  values (new.id, new.issued_at, (new.issued_at at time zone 'Europe/Bucharest')::date, new.series, new.number, new.kind, new.order_id,
    (select t.series || '-' || t.number from invoice t where t.id = new.storno_of),
    coalesce((new.document ->> 'orderNumber')::bigint, new.order_id), coalesce(new.document #>> '{buyer,name}', ''),
    coalesce(new.document #>> '{buyer,cui}', ''), coalesce(new.document -> 'vat', '[]'), new.net_bani, new.vat_bani, new.total_bani);
  return null;
end $$;

-- The event is posted when the document has its number.
drop trigger invoice_webhooks on invoice;
create trigger invoice_webhooks after insert on invoice for each row
  when (new.series <> 'INCURS')
  execute function post_invoice_event();
create trigger invoice_webhooks_numbered after update of series on invoice for each row
  when (old.series = 'INCURS' and new.series <> 'INCURS')
  execute function post_invoice_event();

create or replace view order_document as
select id as invoice_id, order_id, kind, series, number from invoice where series <> 'INCURS';
