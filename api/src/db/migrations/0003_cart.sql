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
  expires_at timestamptz not null
);
create index cart_expiry on cart (expires_at);

create table cart_item (
  id bigint generated always as identity primary key,
  cart_id bigint not null references cart (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity > 0),
  added_at timestamptz not null,
  unique (cart_id, product_id)
);
