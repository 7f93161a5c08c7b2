-- Another shop's export on its way in: its files, what was read in them, and what became of it here.
create table moving (
  id bigint generated always as identity primary key,
  platform text not null check (platform in ('prestashop', 'woocommerce', 'shopify')),
  stage text not null default 'files' check (stage in ('files', 'read', 'moved')),
  -- What people decided of it: rates of VAT, states of orders.
  choices jsonb not null default '{}',
  -- What was not understood in its files, as sentences.
  notes text[] not null default '{}',
  -- What PrestaShop put before passwords until 1.7; emptied once they are here.
  cookie_key text not null default '',
  -- The last background job of it.
  job_id bigint,
  created_at timestamptz not null,
  created_by text not null
);

create table moving_file (
  id bigint generated always as identity primary key,
  moving_id bigint not null references moving (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('table', 'dump', 'pictures')),
  bytes integer not null,
  sha256 bytea not null,
  unique (moving_id, sha256)
);

-- A file in pieces, so that none is ever whole in memory.
create table moving_file_part (
  file_id bigint not null references moving_file (id) on delete cascade,
  place integer not null,
  content bytea not null,
  primary key (file_id, place)
);

-- What was read: emptied of what it says once it is here, and all of it after 30 days.
create table moving_record (
  moving_id bigint not null references moving (id) on delete cascade,
  kind text not null check (kind in ('category', 'product', 'customer', 'order')),
  place integer not null,
  their_id text not null,
  title text not null,
  record jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'moved', 'known', 'left')),
  -- Why it was left, or what it came without.
  why text not null default '',
  primary key (moving_id, kind, place)
);
create index moving_record_outcome on moving_record (moving_id, outcome);

-- What another shop calls a thing, and what it is here: the same export twice brings nothing twice.
create table moved (
  platform text not null,
  kind text not null check (kind in ('category', 'product', 'variant', 'customer', 'order')),
  their_id text not null,
  our_id bigint not null,
  primary key (platform, kind, their_id)
);

update staff_role set permissions = permissions || array['moving:run']
  where not is_owner and 'products:edit' = any (permissions) and 'customers:edit' = any (permissions)
    and not 'moving:run' = any (permissions);
