-- What happens to an order after it is placed: its story, payment, parcel and invoice.
alter table orders add column locker jsonb;
alter table orders add column payment_state text not null default 'none'
  check (payment_state in ('none', 'pending', 'paid', 'failed', 'refund_due', 'refunded'));
alter table orders add column release_at timestamptz;
create index orders_release on orders (release_at) where release_at is not null;
-- What staff lists by status, and the parcels on their way that couriers are asked about.
create index orders_status on orders (status, id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  status text not null,
  actor text not null check (actor in ('customer', 'staff', 'payment', 'courier', 'system')),
  note text not null default '',
  at timestamptz not null
);
create index order_event_order on order_event (order_id, id);

-- Mails that an SMTP server took, by what they are about: none leaves twice.
create table sent_mail (
  id text primary key,
  at timestamptz not null
);

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  provider text not null,
  -- What the processor knows it by.
  reference text not null unique,
  amount_bani integer not null check (amount_bani > 0),
  -- refund_due: the money came, but no order waited for it any more.
  state text not null
    check (state in ('started', 'authorized', 'paid', 'failed', 'cancelled', 'refund_due', 'refunded')),
  detail text not null default '',
  started_at timestamptz not null,
  changed_at timestamptz not null
);
create index payment_order on payment (order_id);
-- However often and in whatever order the processor tells it, an order is paid once.
create unique index payment_paid_once on payment (order_id) where state = 'paid';

create table payment_notification (
  id bigint generated always as identity primary key,
  payment_id bigint references payment (id),
  -- Of the decrypted body: the same news twice is one.
  digest bytea not null unique,
  action text not null,
  outcome text not null,
  received_at timestamptz not null
);

create table refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  amount_bani integer not null check (amount_bani > 0),
  reason text not null,
  state text not null check (state in ('due', 'done')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index refund_order on refund (order_id);

create table shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references orders (id),
  courier text not null,
  awb text not null unique,
  tracking_url text not null,
  cost_bani integer,
  status text not null default '',
  status_at timestamptz,
  created_at timestamptz not null
);

-- Kept from the courier's own list; those that it no longer names stay, inactive.
create table locker (
  id text primary key,
  courier text not null,
  name text not null,
  county_id integer not null references county (id),
  city text not null,
  city_key text not null,
  address text not null,
  postcode text not null default '',
  lat double precision not null,
  lng double precision not null,
  schedule text not null default '',
  takes_cash_on_delivery boolean not null,
  is_active boolean not null,
  synced_at timestamptz not null,
  -- Name, address, place and postcode, folded: what a search reads.
  search_text text not null
);
create index locker_place on locker (county_id, city_key);

-- The shop's own places, for GET /stores and for collecting an order.
create table store (
  id integer primary key,
  name text not null,
  county_id integer not null references county (id),
  city text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  schedule text not null,
  phone text not null,
  hands_out_orders boolean not null
);

-- Numbers without a gap: the row is locked by whoever issues, to the end of his transaction.
create table invoice_series (
  code text primary key check (code ~ '^[A-Z0-9]{1,10}$'),
  next_number integer not null check (next_number > 0)
);
create table invoice (
  id bigint generated always as identity primary key,
  series text not null references invoice_series (code),
  number integer not null check (number > 0),
  kind text not null check (kind in ('invoice', 'storno')),
  order_id bigint not null references orders (id),
  -- The invoice that a storno takes back.
  storno_of bigint unique references invoice (id),
  issued_at timestamptz not null,
  -- Frozen at issuing: seller, buyer, lines and totals as they stand on paper.
  document jsonb not null,
  net_bani integer not null,
  vat_bani integer not null,
  total_bani integer not null,
  unique (series, number),
  check ((kind = 'storno') = (storno_of is not null)),
  check (total_bani = net_bani + vat_bani)
);
create index invoice_order on invoice (order_id);
