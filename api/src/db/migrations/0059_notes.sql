-- What the shop's people write down for one another is one thing, whatever it is about.
create table note (
  id bigint generated always as identity primary key,
  customer_id bigint references customer (id) on delete cascade,
  order_id bigint references orders (id) on delete cascade,
  author_kind text not null check (author_kind in ('staff', 'key')),
  author_id text,
  author_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  changed_at timestamptz,
  check (num_nonnulls(customer_id, order_id) = 1)
);
create index note_customer on note (customer_id, id desc) where customer_id is not null;
create index note_order on note (order_id, id desc) where order_id is not null;

-- Notes of orders keep their numbers, those of customers go on after them, and so does their history.
insert into note (id, order_id, author_kind, author_id, author_name, text, created_at, changed_at)
  overriding system value
  select id, order_id, author_kind, author_id, author_name, text, created_at, changed_at from order_note;
create temporary table moved on commit drop as
  select greatest(
    (select coalesce(max(id), 0) from order_note),
    (select coalesce(max(subject_id::bigint), 0) from change where subject_kind = 'order_note')
  ) as by;
insert into note (id, customer_id, author_kind, author_id, author_name, text, created_at, changed_at)
  overriding system value
  select id + moved.by, customer_id, author_kind, author_id, author_name, text, created_at, changed_at
  from customer_note, moved;
-- From the last on, so that no two are called alike meanwhile.
do $$
declare
  one record;
begin
  for one in
    select id, subject_id::bigint + moved.by as new_id from change, moved
    where subject_kind = 'customer_note' order by subject_id::bigint desc, version
  loop
    update change set subject_id = one.new_id::text where id = one.id;
  end loop;
end $$;
select setval(pg_get_serial_sequence('note', 'id'), 1 + greatest(
  (select coalesce(max(id), 0) from note),
  (select coalesce(max(subject_id::bigint), 0) from change where subject_kind in ('order_note', 'customer_note'))
), false);
drop table customer_note;
drop table order_note;
