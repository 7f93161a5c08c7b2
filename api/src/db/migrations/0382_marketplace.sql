-- eMAG Marketplace: its orders, its offers and what the shop sent there. (docs/architecture/exchange.md)

-- An order at eMAG. It becomes one of ours once; `order_id` never changes.
-- Owner: marketplace.
create table marketplace_order (
  -- eMAG's number of the order.
  id bigint primary key,
  -- eMAG's status: 0 cancelled, 1 new, 2 in progress, 3 prepared, 4 finalised, 5 returned.
  status smallint not null check (status between 0 and 5),
  -- Buyer, address, payment and lines as eMAG wrote them; null once the order is ours or was closed.
  pending jsonb,
  -- Our offers' ids and pieces at eMAG: [{"offer": 1, "pieces": 2}].
  lines jsonb not null,
  order_id bigint unique references orders (id),
  -- Why the order is not ours yet, or why eMAG refused an answer; null if nothing is wrong.
  problem text,
  -- eMAG's time of the last change; older answers that arrive later are ignored.
  changed_at timestamptz not null,
  read_at timestamptz not null,
  acknowledged_at timestamptz,
  -- eMAG reported a cancellation or return of an order that is ours.
  told text check (told in ('cancelled', 'returned')),
  told_at timestamptz,
  -- Staff saw what eMAG reported.
  settled_at timestamptz,
  settled_by text,
  -- The status 4 was sent to eMAG.
  finished_at timestamptz,
  -- Series and number of the invoice that was attached at eMAG.
  invoice text,
  constraint marketplace_order_told check (num_nonnulls(told, told_at) in (0, 2)),
  constraint marketplace_order_settled check (num_nonnulls(settled_at, settled_by) in (0, 2))
);
create index marketplace_order_waiting on marketplace_order (id) where order_id is null and pending is not null;
create index marketplace_order_unacknowledged on marketplace_order (id) where order_id is not null and acknowledged_at is null;
create index marketplace_order_told on marketplace_order (told_at) where told is not null and settled_at is null;

-- An offer of the shop's eMAG account, as last read.
-- Owner: marketplace.
create table marketplace_offer (
  id integer primary key check (id between 1 and 16777215),
  part_number text not null,
  name text not null,
  eans text[] not null,
  read_at timestamptz not null,
  -- The lowest price at eMAG, with VAT; null for none.
  floor_bani integer check (floor_bani > 0),
  -- What eMAG last accepted; null if it must be sent again.
  sent_stock integer,
  sent_price_bani integer,
  sent_at timestamptz,
  -- eMAG's reason for refusing the last stock and price.
  problem text,
  refused_stock integer,
  refused_price_bani integer
);

-- Which product an offer sells. The newest row of an offer counts; rows never change.
-- Owner: marketplace.
create table marketplace_match (
  id integer generated always as identity primary key,
  offer_id integer not null references marketplace_offer (id),
  -- Null if the offer sells none of our products.
  product_id integer references product (id) on delete cascade,
  how text not null check (how in ('code', 'ean', 'staff', 'undone')),
  actor_name text not null,
  at timestamptz not null
);
create index marketplace_match_offer on marketplace_match (offer_id, id);
create index marketplace_match_product on marketplace_match (product_id) where product_id is not null;

-- What the shop sent for an offer, and eMAG's answer. Rows never change; old ones are deleted.
-- Owner: marketplace.
create table marketplace_push (
  id bigint generated always as identity primary key,
  offer_id integer not null references marketplace_offer (id),
  stock integer not null check (stock >= 0),
  price_bani integer not null check (price_bani > 0),
  outcome text not null check (outcome in ('accepted', 'refused', 'unknown')),
  words text not null default '',
  at timestamptz not null
);
create index marketplace_push_offer on marketplace_push (offer_id, id);
create index marketplace_push_at on marketplace_push (at);

-- The channel of an order is its type.
alter table orders drop constraint orders_order_type_check;
alter table orders add constraint orders_order_type_check check (order_type in ('online', 'seap', 'emag')) not valid;
