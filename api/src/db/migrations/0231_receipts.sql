-- Owner: suppliers.
create view supplier_facts as
select supplier.id, supplier.name, supplier.cui, supplier.currency
   from supplier;

-- Owner: receipts.

-- Goods receipts (NIR). A draft has no number; posting it gives the next number of its year.
create table receipt (
  id bigint generated always as identity primary key,
  supplier_id integer not null references supplier (id),
  document_number text not null,
  document_on date,
  received_on date not null,
  currency text not null check (currency in ('RON', 'EUR')),
  -- Lei for one unit of the currency (1 for RON); null until staff enter it.
  rate numeric(12, 4) check (rate > 0),
  -- Other costs in bani, spread over the lines.
  extra_bani bigint not null check (extra_bani >= 0),
  spread text not null check (spread in ('value', 'weight')),
  -- The net total on the supplier's invoice, in bani or cents of the currency.
  invoice_total_bani bigint check (invoice_total_bani >= 0),
  -- Names of the people who received the goods.
  commission text not null,
  note text not null,
  -- The supplier's e-Factura from which the receipt was made.
  message_id text,
  created_at timestamptz not null,
  created_by text not null,
  year integer,
  number integer,
  posted_at timestamptz,
  posted_by text,
  undone_at timestamptz,
  undone_by text,
  undo_reason text,
  constraint receipt_posted check (num_nonnulls(year, number, posted_at, posted_by) in (0, 4)),
  constraint receipt_undone check (num_nonnulls(undone_at, undone_by, undo_reason) in (0, 3)
    and (undone_at is null or posted_at is not null)),
  unique (year, number)
);
create index receipt_supplier on receipt (supplier_id, id);
create unique index receipt_message on receipt (message_id) where undone_at is null;

create table receipt_line (
  id bigint generated always as identity primary key,
  receipt_id bigint not null references receipt (id) on delete cascade,
  position integer not null,
  -- Null until the line is matched to a product.
  product_id integer references product (id),
  -- As on the supplier's document.
  code text not null,
  barcode text not null,
  name text not null,
  unit text not null,
  document_quantity integer not null check (document_quantity between 0 and 1000000),
  quantity integer not null check (quantity between 0 and 1000000),
  -- Pieces in one unit; null while unknown, which prevents posting.
  pack integer check (pack between 1 and 10000),
  -- Net value of the document's quantity, in bani or cents of the currency; null if the price is missing.
  value_bani bigint check (value_bani between 0 and 100000000000),
  -- Frozen when the receipt is posted: lei net with a share of the other costs.
  cost_bani bigint check (cost_bani >= 0)
);
create index receipt_line_receipt on receipt_line (receipt_id, position, id);
create index receipt_line_product on receipt_line (product_id);

-- The last number of each year. Numbers are given in the transaction that posts, so no number is skipped.
create table receipt_series (
  year integer primary key,
  last integer not null check (last > 0)
);
