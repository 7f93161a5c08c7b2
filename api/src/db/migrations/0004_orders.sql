-- Orders: cart_id is unique, so one cart makes one order whatever happens.
create sequence order_number start 100001;

create table orders (
  id bigint generated always as identity primary key,
  random_id text not null unique,
  number bigint not null unique default nextval('order_number'),
  cart_id bigint not null unique references cart (id),
  body_hash text not null,
  order_type text not null check (order_type in ('online', 'seap')),
  status text not null check (status in ('new', 'awaiting_payment', 'confirmed', 'preparing', 'shipped', 'delivered',
    'completed', 'cancelled', 'refused', 'returned', 'partly_returned')),
  customer_type text not null check (customer_type in ('pf', 'pj')),
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  delivery_county text not null,
  delivery_city text not null,
  delivery_street text not null,
  delivery_postcode text not null default '',
  invoice_county text not null,
  invoice_city text not null,
  invoice_street text not null,
  company jsonb,
  observation text not null default '',
  delivery_code text not null,
  delivery_name text not null,
  delivery_bani integer not null check (delivery_bani >= 0),
  delivery_vat_percent numeric(4, 2) not null,
  payment_code text not null,
  payment_name text not null,
  products_bani integer not null check (products_bani >= 0),
  charges_bani integer not null default 0 check (charges_bani >= 0),
  total_bani integer not null check (total_bani >= 0),
  vat_bani integer not null check (vat_bani >= 0),
  placed_at timestamptz not null,
  check ((customer_type = 'pj') = (company is not null)),
  check (order_type <> 'seap' or customer_type = 'pj'),
  check (total_bani = products_bani + charges_bani + delivery_bani)
);
create index orders_placed on orders (placed_at);

create table order_line (
  order_id bigint not null references orders (id) on delete cascade,
  position smallint not null,
  product_type text not null check (product_type in ('product', 'handling_charge')),
  product_id integer references product (id),
  name text not null,
  code text not null default '',
  picture text,
  unit text not null default 'buc.',
  quantity integer not null check (quantity > 0),
  unit_price_bani integer not null check (unit_price_bani >= 0),
  vat_percent numeric(4, 2) not null,
  vat_bani integer not null check (vat_bani >= 0),
  primary key (order_id, position),
  check ((product_type = 'product') = (product_id is not null))
);

-- Every change of stock and why; stock = start + sum of movements.
create table stock_movement (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id),
  order_id bigint references orders (id),
  quantity integer not null check (quantity <> 0),
  reason text not null check (reason in ('import', 'order', 'cancellation', 'correction')),
  at timestamptz not null
);
create index stock_movement_product on stock_movement (product_id);
create index stock_movement_order on stock_movement (order_id);
