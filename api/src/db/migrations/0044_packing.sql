-- One act on many orders: what was asked, of whom, and what came of it for each.
-- Owner: orders.
create table order_bulk (
  id bigint generated always as identity primary key,
  act text not null check (act in ('move', 'awb')),
  -- Where orders are moved to.
  status text,
  note text not null default '',
  -- Orders of the filter beyond what one act takes.
  left_out integer not null check (left_out >= 0),
  actor_kind text not null,
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null,
  check ((act = 'move') = (status is not null))
);
create index order_bulk_created on order_bulk (created_at);
create table order_bulk_item (
  bulk_id bigint not null references order_bulk (id) on delete cascade,
  -- As it was asked for: where no such order stands, that is what is answered.
  order_id bigint not null,
  position integer not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  why text not null default '',
  primary key (bulk_id, order_id),
  check ((state = 'refused') = (why <> ''))
);

-- A waybill that the courier was asked for and that does not stand (yet): it refused, or nobody knows what became of it.
-- Owner: shipments.
create table awb_try (
  order_id bigint primary key references orders (id) on delete cascade,
  state text not null check (state in ('unsure', 'refused')),
  why text not null,
  at timestamptz not null
);
create view awb_problem as select order_id, why from awb_try;

-- What was put into an order's parcel, scan by scan, so that two who pack the same order see each other.
-- Owner: packing.
create table packing (
  order_id bigint primary key references orders (id) on delete cascade,
  started_by text not null,
  started_at timestamptz not null,
  finished_by text,
  finished_at timestamptz,
  check ((finished_by is null) = (finished_at is null))
);
create table packing_scan (
  id bigint generated always as identity primary key,
  order_id bigint not null references packing (order_id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity > 0),
  -- Of the form that sent it: the same form sent twice is one scan.
  key text not null,
  by text not null,
  at timestamptz not null,
  unique (order_id, key)
);
create view open_packing as select order_id from packing where finished_at is null;
