-- Set-offs of mutual debts with a company that is also a supplier (Codul civil art. 1616-1617). The order ledger has the amounts.
-- Owner: receivables.
create table set_off (
  id bigint generated always as identity primary key,
  year integer not null,
  number integer not null,
  cui text not null check (cui ~ '^[0-9]{2,10}$'),
  -- The supplier's invoices that the shop does not pay.
  supplier_documents text not null check (supplier_documents <> ''),
  signed_on date not null,
  at timestamptz not null,
  made_by text not null,
  undone_at timestamptz,
  undone_by text,
  undo_reason text,
  constraint set_off_undone check (num_nonnulls(undone_at, undone_by, undo_reason) in (0, 3)),
  unique (year, number)
);
create index set_off_cui on set_off (cui, id);

-- The invoices of the shop that a set-off settled, in parts.
create table set_off_part (
  set_off_id bigint not null references set_off (id),
  order_id bigint not null references orders (id),
  -- Series and number of the order's invoice, and its date.
  invoice text not null,
  issued_on date not null,
  amount_bani integer not null check (amount_bani > 0),
  primary key (set_off_id, order_id)
);
create index set_off_part_order on set_off_part (order_id);

-- The last number of each year. Numbers are given in the transaction that settles, so that no number is skipped.
create table set_off_series (
  year integer primary key,
  last integer not null check (last > 0)
);
