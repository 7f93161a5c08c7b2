-- Promotions, bundles, gifts and vouchers, and what carts and orders keep of them.

-- The price without a promotion; price_bani is the one asked now (price_history tells every change).
alter table product add column list_price_bani integer;
update product set list_price_bani = price_bani;
alter table product alter column list_price_bani set not null;

create table promotion (
  id integer primary key,
  slug text not null unique,
  name text not null check (name <> ''),
  -- Short words on product cards.
  label text not null,
  description text not null default '',
  picture text,
  picture_mobile text,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  sort_order integer not null default 0,
  is_published boolean not null default true,
  -- A reduction in percent of the list price of its products; null for one that only gives a gift.
  percent numeric(4, 1) check (percent > 0 and percent < 100),
  -- A gift, given once a cart: with a product of the promotion, or from a cart value on.
  gift_product_id integer references product (id),
  gift_quantity integer check (gift_quantity > 0),
  gift_condition text check (gift_condition in ('product', 'cart_value')),
  gift_from_bani integer check (gift_from_bani > 0),
  check (percent is not null or gift_product_id is not null),
  check ((gift_product_id is null) = (gift_quantity is null)),
  check ((gift_product_id is null) = (gift_condition is null)),
  check ((gift_condition is not distinct from 'cart_value') = (gift_from_bani is not null))
);
create table promotion_product (
  promotion_id integer not null references promotion (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_product_product on promotion_product (product_id);
-- What a promotion that is over has to be taken from, found every minute.
create index product_repriced on product (id) where price_bani <> list_price_bani;
create index product_read_promoted on product_read (product_id) where promotion_ids <> '{}';

create table bundle (
  id integer primary key,
  slug text not null unique,
  name text not null check (name <> ''),
  description text not null default '',
  picture text,
  is_published boolean not null default true,
  sort_order integer not null default 0,
  -- Off the sum of its products' prices of the moment.
  percent numeric(4, 1) not null check (percent >= 0 and percent < 100)
);
create table bundle_product (
  bundle_id integer not null references bundle (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity > 0),
  sort_order integer not null,
  primary key (bundle_id, product_id)
);
create index bundle_product_product on bundle_product (product_id);

create table voucher (
  id bigint generated always as identity primary key,
  -- Upper case, without spaces.
  code text not null unique check (code = upper(code) and code <> ''),
  name text not null,
  kind text not null check (kind in ('percent', 'amount', 'free_delivery')),
  percent numeric(4, 1) check (percent > 0 and percent <= 100),
  amount_bani integer check (amount_bani > 0),
  min_bani integer not null default 0 check (min_bani >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Null: as often as one likes.
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses >= 0 and (max_uses is null or uses <= max_uses)),
  -- Bound to one person.
  email text,
  -- Empty lists: everything.
  category_ids integer[] not null default '{}',
  brand_ids integer[] not null default '{}',
  product_ids integer[] not null default '{}',
  created_at timestamptz not null,
  check ((kind = 'percent') = (percent is not null)),
  check ((kind = 'amount') = (amount_bani is not null))
);

alter table cart add column voucher_id bigint references voucher (id);
alter table cart add column locker_id text;
-- Which of the ways of delivery that share a code: each store is one of its own.
alter table cart add column delivery_id integer;
-- Like seen_price_bani: what the buyer was last told. The voucher lowered the price, these products came as gifts.
alter table cart add column voucher_applied boolean not null default false;
alter table cart add column seen_gift_ids integer[] not null default '{}';
-- Promotions whose gift the buyer took out.
alter table cart add column declined_gift_ids integer[] not null default '{}';
alter table cart_item alter column product_id drop not null;
alter table cart_item add column bundle_id integer references bundle (id);
alter table cart_item add check ((product_id is null) <> (bundle_id is null));
create unique index cart_item_bundle on cart_item (cart_id, bundle_id) where bundle_id is not null;

-- A voucher lowers the lines that it applies to: each keeps its share, so that VAT is right line by line.
alter table orders add column discount_bani integer not null default 0 check (discount_bani >= 0);
alter table orders add column voucher_code text;
alter table orders drop constraint orders_check2;
alter table orders add check (total_bani = products_bani + charges_bani + delivery_bani - discount_bani);
alter table order_line add column discount_bani integer not null default 0
  check (discount_bani >= 0 and discount_bani <= quantity * unit_price_bani);
-- A bundle is ordered as its products, each at its share of the bundle's price.
alter table order_line add column bundle_id integer references bundle (id);
alter table order_line add column bundle_name text;
alter table order_line drop constraint order_line_product_type_check;
alter table order_line add check (product_type in ('product', 'gift', 'handling_charge'));
alter table order_line drop constraint order_line_check;
alter table order_line add check ((product_type = 'handling_charge') = (product_id is null));

create table voucher_use (
  voucher_id bigint not null references voucher (id),
  order_id bigint not null unique references orders (id),
  at timestamptz not null,
  -- Given back when the order is cancelled.
  returned_at timestamptz,
  primary key (voucher_id, order_id)
);
