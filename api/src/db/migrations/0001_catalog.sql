-- Catalogue: what is sold. The write side is normalised; product_read is what listings, search and the index read.
create extension if not exists pg_trgm;

create table vat_rate (
  code text not null,
  percent numeric(4, 2) not null check (percent >= 0 and percent < 100),
  valid_from date not null,
  valid_to date check (valid_to > valid_from),
  primary key (code, valid_from)
);
-- Legea 141/2025 (law: VAT).
insert into vat_rate (code, percent, valid_from, valid_to) values
  ('standard', 19, '2017-01-01', '2025-08-01'),
  ('standard', 21, '2025-08-01', null),
  ('reduced', 9, '2017-01-01', '2025-08-01'),
  ('reduced', 11, '2025-08-01', null);

create table brand (
  id integer primary key,
  name text not null,
  slug text not null unique,
  description text not null default '',
  logo text,
  manufacturer_name text not null default '',
  manufacturer_address text not null default '',
  manufacturer_email text not null default '',
  sort_order integer not null default 0
);

create table category (
  id integer primary key,
  parent_id integer references category (id),
  name text not null,
  slug text not null unique,
  description text not null default '',
  baseline text not null default '',
  icon text,
  picture text,
  banners jsonb not null default '[]',
  must_have_model boolean not null default false,
  sort_order integer not null default 0,
  check (parent_id <> id)
);
create index category_parent on category (parent_id);

create table parameter (
  id integer primary key,
  name text not null,
  slug text not null unique,
  sort_order integer not null default 0
);
create table parameter_value (
  id integer primary key,
  parameter_id integer not null references parameter (id),
  name text not null,
  slug text not null,
  sort_order integer not null default 0,
  unique (parameter_id, slug)
);

create table product (
  id integer primary key,
  master_id integer not null,
  brand_id integer not null references brand (id),
  category_id integer not null references category (id),
  slug text not null unique,
  name text not null check (name <> ''),
  subtitle text not null default '',
  description text not null default '',
  commercial text not null default '',
  code text not null unique,
  supplier_code text,
  barcode text,
  cpv text,
  vat_code text not null default 'standard',
  price_bani integer not null check (price_bani > 0),
  stock integer not null check (stock >= 0),
  limited_stock_from integer not null default 5 check (limited_stock_from >= 0),
  min_quantity integer not null default 1 check (min_quantity >= 1),
  max_quantity integer not null check (max_quantity >= min_quantity),
  net_amount numeric(12, 3) check (net_amount > 0),
  net_unit text check (net_unit in ('l', 'kg', 'buc.', 'm', 'm²')),
  sale_unit text not null default 'buc.',
  weight_grams integer not null check (weight_grams > 0),
  width_mm integer not null check (width_mm > 0),
  depth_mm integer not null check (depth_mm > 0),
  height_mm integer not null check (height_mm > 0),
  recommended integer not null default 0,
  sold integer not null default 0,
  is_published boolean not null default true,
  first_offered_at timestamptz not null,
  variant_values jsonb not null default '{}',
  documents jsonb not null default '[]',
  videos jsonb not null default '[]',
  features jsonb not null default '[]',
  characteristics jsonb not null default '[]',
  safety jsonb,
  warranty text not null default '',
  updated_at timestamptz not null default now(),
  check ((net_amount is null) = (net_unit is null))
);
create index product_master on product (master_id);
create index product_category on product (category_id);
create index product_brand on product (brand_id);

create table product_parameter_value (
  product_id integer not null references product (id) on delete cascade,
  value_id integer not null references parameter_value (id),
  primary key (product_id, value_id)
);
create index product_parameter_value_value on product_parameter_value (value_id);

create table product_picture (
  product_id integer not null references product (id) on delete cascade,
  position smallint not null,
  url text not null,
  primary key (product_id, position)
);

-- Append-only: what the 30-day rule is computed from (law: 30-day price).
create table price_history (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  price_bani integer not null check (price_bani > 0),
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to > valid_from),
  source text not null
);
create index price_history_product on price_history (product_id, valid_from);
create unique index price_history_current on price_history (product_id) where valid_to is null;

create table product_read (
  product_id integer primary key references product (id) on delete cascade,
  category_ids integer[] not null,
  brand_id integer not null,
  value_ids integer[] not null,
  name text not null,
  name_key text not null,
  words text not null,
  -- Words of the description that the others do not have: the index finds by them what is not found otherwise.
  about text not null default '',
  codes text[] not null,
  brand text not null,
  url text not null,
  picture text,
  price_bani integer not null,
  old_price_bani integer,
  save_percent smallint not null,
  stock_id smallint not null check (stock_id in (1, 2, 3)),
  min_quantity integer not null,
  max_quantity integer not null,
  unit_price text,
  is_buyable boolean not null,
  recommended integer not null,
  sold integer not null,
  stars numeric(2, 1) not null default 0,
  promo text,
  promotion_ids integer[] not null default '{}',
  first_offered_at timestamptz not null
);
create index product_read_categories on product_read using gin (category_ids);
create index product_read_values on product_read using gin (value_ids);
create index product_read_words on product_read using gin (words gin_trgm_ops);
create index product_read_codes on product_read using gin (codes);
create index product_read_brand on product_read (brand_id);
create index product_read_promotions on product_read using gin (promotion_ids);

-- What changed in the catalogue; a NOTIFY on channel catalog goes with every row.
create table catalog_outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('product', 'catalog')),
  product_id integer,
  -- Ids are given before transactions end, so readers follow the order of transactions instead (search: sync).
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index catalog_outbox_xid on catalog_outbox (xid);
-- Prices and stock of up to 50 products travel with it (search: standing-news): lists show them without asking first.
create function notify_catalog() returns trigger language plpgsql as $$
declare
  standing text;
begin
  if (select count(*) from news) <= 50 then
    select json_agg(json_build_array(n.id, n.xid::text, r.product_id, r.price_bani, r.save_percent, r.stock_id, r.recommended, r.sold))
    into standing
    from news n join product_read r on r.product_id = n.product_id;
  end if;
  perform pg_notify('catalog', coalesce(standing, ''));
  return null;
end $$;
create trigger catalog_outbox_notify after insert on catalog_outbox
  referencing new table as news
  for each statement execute function notify_catalog();

-- Every address of a page, whatever it opens.
create table route (
  path text primary key check (path like '/%'),
  kind text not null check (kind in ('product', 'category', 'brand', 'article', 'redirect')),
  target_id integer,
  redirect_to text,
  meta_title text not null default '',
  meta_description text not null default '',
  check ((kind = 'redirect') = (redirect_to is not null)),
  check ((kind = 'redirect') = (target_id is null))
);
create index route_target on route (kind, target_id);
