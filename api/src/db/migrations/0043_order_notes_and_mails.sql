-- What the shop's people write down of an order for one another.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  author_kind text not null check (author_kind in ('staff', 'key')),
  author_id text,
  author_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  changed_at timestamptz
);
create index order_note_order on order_note (order_id, id desc);

-- Mails about orders as they left, so that they can be read and sent again.
create table order_mail (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id) on delete cascade,
  -- What the mail was known by when it left: a job that runs twice keeps it once.
  mail_id text not null unique,
  sent_to text not null,
  subject text not null,
  html text not null,
  text text not null,
  -- Names of the papers that went with it; they are made anew when it is sent again.
  papers text[] not null,
  invoice_id bigint,
  sent_at timestamptz not null,
  -- How often it was sent again, and when that was last asked for.
  repeated integer not null default 0 check (repeated >= 0),
  repeated_at timestamptz
);
create index order_mail_order on order_mail (order_id, id desc);
create index order_mail_sent on order_mail (sent_at);
