-- Carts. The token is all that a visitor holds; it carries 128 random bits.
create table cart (
  id bigint generated always as identity primary key,
  token text not null unique,
  customer_type text not null default 'pf' check (customer_type in ('pf', 'pj')),
  delivery_code text,
  payment_code text,
  county_id integer references county (id),
  city_id integer references city (id),
  created_at timestamptz not null,
  touched_at timestamptz not null,
  expires_at timestamptz not null,
  ordered_at timestamptz,
  check (city_id is null or county_id is not null)
);
create index cart_expiry on cart (expires_at) where ordered_at is null;

-- seen_price_bani is the price that the buyer was last told after an own change; another one now is an alert.
create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity > 0),
  seen_price_bani integer not null check (seen_price_bani > 0),
  added_at timestamptz not null,
  unique (cart_id, product_id)
);
create index cart_item_product on cart_item (product_id);
