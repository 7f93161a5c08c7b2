-- Documents handed over to the accountant, by month and program. (docs/accounting.md)
-- Owner: accounting.
create table handover (
  id bigint generated always as identity primary key,
  -- yyyy-mm
  month text not null check (month ~ '^2[0-9]{3}-[01][0-9]$'),
  program text not null check (program in ('saga', 'winmentor', 'csv')),
  made_at timestamptz not null,
  made_by text not null,
  -- True if the accountant did not import it. Its documents must be handed over again.
  withdrawn_at timestamptz,
  withdrawn_by text,
  constraint handover_withdrawn check (num_nonnulls(withdrawn_at, withdrawn_by) in (0, 2))
);
create index handover_month on handover (program, month, id);

-- Owner: accounting.
create table handover_item (
  handover_id bigint not null references handover (id) on delete cascade,
  position integer not null check (position >= 0),
  -- An invoice or storno, an entry of an order's account, or a goods receipt.
  kind text not null check (kind in ('sale', 'money', 'purchase')),
  document_id bigint not null,
  primary key (handover_id, position),
  unique (handover_id, kind, document_id)
);

-- The invoices and stornos of each order.
-- Owner: invoices.
create view order_document as
select id as invoice_id, order_id, kind, series, number from invoice;

-- Roles that may read the registers may also hand them over.
update staff_role set permissions = permissions || '{books:edit}' where 'books:view' = any (permissions);
