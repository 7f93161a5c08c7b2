-- What customers ask about their data; kept after an erasure as the proof of it, without the person.
create table privacy_request (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  kind text not null check (kind in ('checkdata', 'forgetme')),
  email text not null,
  comments text not null default '',
  state text not null check (state in ('open', 'done')),
  -- Of the code in the mail; null until it is mailed.
  code_hash bytea unique,
  created_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'done') = (done_at is not null))
);
create index privacy_request_customer on privacy_request (customer_id, created_at desc);

-- Every choice about cookies, as the proof of consent; the id stands in a cookie of the visitor and nowhere else.
create table consent_log (
  csvid text primary key,
  at timestamptz not null,
  -- Of the groups that the visitor was shown.
  version text not null,
  choices integer[] not null
);

-- Customers who want to hear when a product can be bought again; told once.
create table stock_alert (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  email text not null,
  -- The last day, in Bucharest, on which it is told.
  expires_on date not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create unique index stock_alert_open on stock_alert (customer_id, product_id) where sent_at is null;
create index stock_alert_waiting on stock_alert (product_id) where sent_at is null;
