-- What somebody asks a price for, and what the shop prepares for him; what was sent is frozen below.
create table offer (
  id integer generated always as identity primary key,
  -- 128 random bits: the secret link.
  token text not null unique,
  state text not null check (state in ('requested', 'offered', 'accepted', 'declined', 'withdrawn')),
  customer_id bigint references customer (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  company text not null,
  cui text not null,
  message text not null,
  -- [{text, quantity}], as it was asked.
  asked jsonb not null,
  -- {lines, days, note}, as the shop's people write it.
  draft jsonb not null,
  -- OF-2026-0001, from the first sending on.
  year smallint,
  number integer,
  -- The version that stands; null until something was sent.
  sent_version smallint,
  reason text not null,
  order_id bigint references orders (id) on delete set null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  unique (year, number),
  check ((year is null) = (number is null)),
  check (state <> 'offered' or sent_version is not null)
);
create index offer_waiting on offer (state, created_at);
create index offer_customer on offer (customer_id) where customer_id is not null;
create index offer_email on offer (email);
create index offer_order on offer (order_id) where order_id is not null;

-- The last number of each year.
create table offer_series (
  year smallint primary key,
  last integer not null check (last > 0)
);

-- What was sent: nothing of it changes afterwards.
create table offer_version (
  id bigint generated always as identity primary key,
  offer_id integer not null references offer (id) on delete cascade,
  version smallint not null check (version > 0),
  valid_until timestamptz not null,
  note text not null,
  sent_at timestamptz not null,
  sent_by text not null,
  unique (offer_id, version)
);

create table offer_line (
  id bigint generated always as identity primary key,
  version_id bigint not null references offer_version (id) on delete cascade,
  position smallint not null,
  -- Null for what the shop has no page of.
  product_id integer references product (id),
  name text not null,
  code text not null,
  unit text not null,
  quantity integer not null check (quantity > 0),
  unit_price_bani integer not null check (unit_price_bani > 0),
  vat_percent numeric(4, 2) not null,
  unique (version_id, position)
);
create index offer_line_product on offer_line (product_id) where product_id is not null;

-- A line of a cart that is of an offer: beside it the same product may lie there at everybody's price.
alter table cart_item add column offer_line_id bigint references offer_line (id) on delete cascade;
alter table cart_item drop constraint cart_item_cart_id_product_id_key;
create unique index cart_item_cart_product on cart_item (cart_id, product_id) where offer_line_id is null;
create unique index cart_item_offer on cart_item (cart_id, offer_line_id) where offer_line_id is not null;
create index cart_item_offer_line on cart_item (offer_line_id) where offer_line_id is not null;
alter table cart_item add check (offer_line_id is null or product_id is not null);

update staff_role set permissions = permissions || '{offers:view,offers:edit}'
  where not is_owner and 'messages:answer' = any(permissions);
