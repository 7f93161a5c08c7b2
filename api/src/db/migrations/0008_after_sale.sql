-- What customers say and ask after they bought: reviews, returns, complaints.
create table review (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  customer_id bigint references customer (id) on delete set null,
  -- The purchase that it speaks of: 'Achiziție verificată'.
  order_id bigint references orders (id) on delete set null,
  name text not null,
  email text not null,
  title text not null,
  comment text not null default '',
  stars smallint not null check (stars between 1 and 5),
  state text not null check (state in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
create index review_product on review (product_id, created_at desc) where state = 'approved';
create index review_customer on review (customer_id);
-- What waits for the shop's decision; not the many that were decided.
create index review_undecided on review (id) where state = 'pending';

-- Answers under a review, the shop's own among them; they may be nested.
create table review_comment (
  id bigint generated always as identity primary key,
  review_id bigint not null references review (id) on delete cascade,
  parent_id bigint references review_comment (id) on delete cascade,
  name text not null,
  comment text not null,
  is_shop boolean not null default false,
  created_at timestamptz not null
);
create index review_comment_review on review_comment (review_id);

create table return_reason (
  id integer primary key,
  name text not null unique
);
insert into return_reason (id, name) values
  (1, 'M-am răzgândit'), (2, 'Produs defect'), (3, 'Produs greșit'), (4, 'Deteriorat la transport'), (5, 'Alt motiv');

create sequence return_number start 1001;
create table return_request (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('return_number'),
  order_id bigint not null references orders (id),
  customer_id bigint references customer (id) on delete set null,
  full_name text not null,
  email text not null,
  phone text not null,
  bank text not null,
  iban text not null,
  reason_id integer not null references return_reason (id),
  observation text not null default '',
  status text not null check (status in ('requested', 'approved', 'on_the_way', 'received', 'refunded', 'rejected')),
  rejection text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((status = 'rejected') = (rejection <> ''))
);
create index return_request_customer on return_request (customer_id, created_at desc);
create index return_request_order on return_request (order_id);
create table return_line (
  return_id bigint not null references return_request (id) on delete cascade,
  order_id bigint not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (return_id, position),
  foreign key (order_id, position) references order_line (order_id, position)
);

create table complaint_type (
  id integer primary key,
  name text not null unique
);
insert into complaint_type (id, name) values
  (1, 'Întrebare despre factură'), (2, 'Garanție'), (3, 'Retur produs'), (4, 'Întârziere livrare'),
  (5, 'Produs greșit livrat'), (6, 'Calitate produs'), (7, 'Produs deteriorat'), (8, 'Rambursare'),
  (9, 'Cont și date'), (10, 'Altele'), (11, 'Livrare incompletă');
create sequence complaint_number start 501;
create table complaint (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('complaint_number'),
  customer_id bigint references customer (id) on delete set null,
  type_id integer not null references complaint_type (id),
  order_number text not null,
  invoice_number text not null,
  invoice_date date not null,
  customer_name text not null,
  customer_phone text not null,
  customer_email text not null,
  description text not null,
  -- What only some types ask for: bank account, reason, wrong product …
  details jsonb not null default '{}',
  state text not null check (state in ('open', 'answered', 'closed')),
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz
);
create index complaint_customer on complaint (customer_id, created_at desc);
