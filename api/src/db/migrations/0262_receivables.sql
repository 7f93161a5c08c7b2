-- Entries of orders invoiced to companies, for statements of account. Orders that ended without a sale or a payment are left out.
-- Owner: ledger.
create view company_entry as
select o.company_cui as cui, o.number, e.id, e.order_id, e.at, e.kind, e.cause, e.method, e.amount_bani
   from order_entry e
     join orders o on o.id = e.order_id
  where o.company_cui <> '' and (o.status not in ('cancelled', 'refused')
    or exists (select from order_entry r where r.order_id = o.id and r.kind = 'receipt'));

-- The invoices that one transfer paid, in parts.
-- Owner: incoming.
create table incoming_part (
  row_id bigint not null references incoming_row (id),
  order_id bigint not null references orders (id),
  amount_bani integer not null check (amount_bani > 0),
  primary key (row_id, order_id)
);
