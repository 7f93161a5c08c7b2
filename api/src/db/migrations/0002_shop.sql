-- The shop around the catalogue: settings, menu, content, places.
create table setting (
  key text primary key,
  value jsonb not null
);

create table top_link (
  position smallint primary key,
  name text not null,
  url text not null
);

create table article (
  id integer primary key,
  type_id integer not null,
  slug text not null unique,
  title text not null,
  link_title text not null,
  intro text not null default '',
  content text not null,
  picture text,
  documents jsonb not null default '[]',
  created_at timestamptz not null,
  sort_order integer not null default 0
);

create table home_block (
  position smallint primary key,
  type text not null check (type in ('hero_banners', 'custom_html', 'banner', 'product', 'blogarticle', 'brand_carousel')),
  content jsonb not null
);

create table county (
  id integer primary key,
  code text not null unique check (code ~ '^[A-Z]{1,2}$'),
  name text not null unique
);
create table city (
  id integer primary key,
  county_id integer not null references county (id),
  name text not null,
  name_key text not null
);
create index city_county on city (county_id, name_key);
