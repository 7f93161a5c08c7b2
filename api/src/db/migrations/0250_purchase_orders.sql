-- Owner: purchase-orders.

-- Orders to suppliers. A draft has no number; sending gives the next number of its year.
create table purchase_order (
  id bigint generated always as identity primary key,
  supplier_id integer not null references supplier (id),
  currency text not null check (currency in ('RON', 'EUR')),
  -- Null in a draft until staff enter it; if still null, sending computes it from the supplier's lead time.
  expected_on date,
  note text not null,
  created_at timestamptz not null,
  created_by text not null,
  year integer,
  number integer,
  sent_at timestamptz,
  sent_by text,
  -- The address to which the order was emailed; empty if it was not.
  sent_to text,
  closed_at timestamptz,
  closed_by text,
  close_reason text,
  cancelled_at timestamptz,
  cancelled_by text,
  cancel_reason text,
  constraint purchase_order_sent check (num_nonnulls(year, number, sent_at, sent_by, sent_to) in (0, 5)
    and (sent_at is null or expected_on is not null)),
  constraint purchase_order_closed check (num_nonnulls(closed_at, closed_by, close_reason) in (0, 3)
    and (closed_at is null or sent_at is not null)),
  constraint purchase_order_cancelled check (num_nonnulls(cancelled_at, cancelled_by, cancel_reason) in (0, 3)
    and (cancelled_at is null or sent_at is not null)),
  unique (year, number)
);
create index purchase_order_supplier on purchase_order (supplier_id, id);

create table purchase_order_line (
  id bigint generated always as identity primary key,
  purchase_order_id bigint not null references purchase_order (id) on delete cascade,
  position integer not null,
  product_id integer not null references product (id),
  -- The supplier's code.
  code text not null,
  pieces integer not null check (pieces between 1 and 1000000),
  -- Pieces in a pack of the supplier.
  pack integer not null check (pack between 1 and 10000),
  -- Net price of a pack in bani or cents of the order's currency; null if unknown.
  price_bani bigint check (price_bani between 0 and 100000000),
  -- Pieces of posted receipts; a trigger of the receipts keeps it.
  received integer not null default 0,
  unique (purchase_order_id, product_id)
);
create index purchase_order_line_product on purchase_order_line (product_id);
-- Lines with pieces still to be delivered.
create index purchase_order_line_missing on purchase_order_line (purchase_order_id, product_id) where received < pieces;

-- The last number of each year. Numbers are given in the transaction that sends, so no number is skipped.
create table purchase_order_series (
  year integer primary key,
  last integer not null check (last > 0)
);

-- Lines of orders, for receipts.
-- Owner: purchase-orders.
create view ordered_goods as
select l.id as line_id, l.purchase_order_id, l.position, l.product_id, l.code, l.pieces, l.pack, l.price_bani, l.received,
    o.supplier_id, o.currency, o.year, o.number,
    o.sent_at is not null and o.closed_at is null and o.cancelled_at is null as is_open
   from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id;

-- Pieces that suppliers still have to deliver.
-- Owner: purchase-orders.
create view expected_goods as
select l.product_id, l.purchase_order_id, l.pieces - l.received as pieces, o.expected_on
   from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id
  where l.received < l.pieces and o.sent_at is not null and o.closed_at is null and o.cancelled_at is null;
