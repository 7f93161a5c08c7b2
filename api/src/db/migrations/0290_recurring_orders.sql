-- Owner: recurring-orders.

-- Products ordered at regular intervals. Buyer, address, delivery and payment are those of the model order.
create table recurring_order (
  id bigint generated always as identity primary key,
  customer_id bigint references customer on delete cascade,
  -- Where the links are mailed; an account's current address is used instead.
  email text not null check (email <> ''),
  model_order_id bigint not null references orders on delete cascade,
  state text not null check (state in ('active', 'paused', 'ended')),
  every_weeks integer check (every_weeks between 1 and 52),
  month_day integer check (month_day between 1 and 31),
  next_on date not null,
  form_key text not null unique,
  created_at timestamptz not null,
  created_by text not null,
  constraint recurring_order_rhythm check (num_nonnulls(every_weeks, month_day) = 1)
);
create index recurring_order_next_on on recurring_order (next_on) where state = 'active';
create index recurring_order_customer on recurring_order (customer_id);
create index recurring_order_email on recurring_order (lower(email));
create index recurring_order_model on recurring_order (model_order_id);

create table recurring_order_line (
  recurring_order_id bigint not null references recurring_order on delete cascade,
  position integer not null,
  product_id integer not null references product on delete cascade,
  quantity integer not null check (quantity between 1 and 100000),
  primary key (recurring_order_id, position),
  unique (recurring_order_id, product_id)
);
create index recurring_order_line_product on recurring_order_line (product_id);

-- One draft for each due day. Its prices are calculated when it is shown and when it is confirmed.
create table recurring_draft (
  id bigint generated always as identity primary key,
  recurring_order_id bigint not null references recurring_order on delete cascade,
  due_on date not null,
  state text not null check (state in ('open', 'ordered', 'skipped', 'ended')),
  order_id bigint references orders on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  constraint recurring_draft_ordered check ((state = 'ordered') = (order_id is not null)),
  unique (recurring_order_id, due_on)
);
create index recurring_draft_order on recurring_draft (order_id);
