-- Customers and what they keep: sessions, addresses, companies, favourites.
create table customer (
  id bigint generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  email text not null check (email <> ''),
  phone text not null default '',
  -- argon2id; null for one who only ever came through a social login.
  password_hash text,
  created_at timestamptz not null,
  erased_at timestamptz
);
create unique index customer_email on customer (lower(email)) where erased_at is null;

-- Opaque tokens, stored hashed: whoever reads the table can log in as nobody.
create table customer_session (
  token_hash bytea primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_session_customer on customer_session (customer_id);
create index customer_session_expiry on customer_session (expires_at);

create table login_failure (
  id bigint generated always as identity primary key,
  -- Account and address, folded and hashed together.
  key bytea not null,
  at timestamptz not null
);
create index login_failure_key on login_failure (key, at);

create table password_reset (
  token_hash bytea primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_customer on password_reset (customer_id);

create table customer_address (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  county_id integer not null references county (id),
  city_id integer not null references city (id),
  street text not null check (street <> ''),
  postcode text not null default '' check (postcode ~ '^([0-9]{6})?$'),
  created_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id);

create table customer_company (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  type text not null check (type in ('sc', 'pfa')),
  name text not null check (name <> ''),
  cui text not null,
  registry_number text not null default '',
  bank text not null default '',
  iban text not null default '',
  county_id integer not null references county (id),
  city_id integer not null references city (id),
  street text not null check (street <> ''),
  postcode text not null default '' check (postcode ~ '^([0-9]{6})?$'),
  created_at timestamptz not null
);
create index customer_company_customer on customer_company (customer_id);

create table favourite (
  customer_id bigint not null references customer (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);

-- A client has one open cart; a guest's merges into it on login.
alter table cart add column customer_id bigint references customer (id);
create unique index cart_open_of_customer on cart (customer_id) where ordered_at is null and customer_id is not null;

alter table orders add column customer_id bigint references customer (id);
create index orders_customer on orders (customer_id, placed_at desc);
create index orders_email on orders (lower(email));
