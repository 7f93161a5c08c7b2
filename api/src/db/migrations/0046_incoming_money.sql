-- Files that tell of money that came: what couriers collected, what stands on a bank's statement.
-- Owner: incoming.
create table incoming_file (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cod', 'bank')),
  name text not null,
  -- The file's own name of each column, by what it was read as; empty for a format that has none.
  mapping jsonb not null,
  -- Rows that the file brought, and those that an earlier one had told already.
  added integer not null,
  known integer not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null
);
create table incoming_row (
  id bigint generated always as identity primary key,
  file_id bigint not null references incoming_file (id),
  kind text not null check (kind in ('cod', 'bank')),
  line integer not null,
  -- Of what it says, and which of several equal ones of its file it is: the same row of another file is the same money.
  hash bytea not null,
  day date,
  -- Null where no sum could be read.
  amount_bani integer check (amount_bani > 0),
  awb text not null,
  reference text not null,
  payer text not null,
  iban text not null,
  details text not null,
  state text not null check (state in ('open', 'matched', 'set_aside')),
  order_id bigint references orders (id),
  note text not null default '',
  decided_by text,
  decided_at timestamptz,
  unique (kind, hash),
  check ((state = 'matched') = (order_id is not null))
);
create index incoming_row_state on incoming_row (kind, state, id);
create index incoming_row_order on incoming_row (order_id) where order_id is not null;
-- A courier collects an order once.
create unique index incoming_row_collected on incoming_row (order_id) where kind = 'cod';

-- Owner: orders. Who an order's money may come from.
create view order_payer as
  select id as order_id, number, first_name || ' ' || last_name as buyer_name, coalesce(company ->> 'name', '') as company_name,
    status, payment_code, payment_state, total_bani
  from orders;
