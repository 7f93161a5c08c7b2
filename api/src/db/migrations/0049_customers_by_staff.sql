-- Customers as the shop's people look after them: kept out, found by parts of what they are called, noted about, merged.
alter table customer
  -- Kept out by the shop until it is taken back.
  add column locked_at timestamptz,
  -- The account that took over what was this one's, which is erased since.
  add column merged_into bigint references customer (id),
  -- Small letters without marks, as somebody is looked for.
  add column search_text text not null generated always as (
    lower(translate(first_name || ' ' || last_name || ' ' || email, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')) || ' ' || phone
  ) stored,
  add check (merged_into is null or erased_at is not null);
create index customer_search on customer using gin (search_text gin_trgm_ops);
create index customer_created on customer (created_at, id) where erased_at is null;
create index customer_name on customer (lower(last_name), lower(first_name), id) where erased_at is null;
create index customer_company_cui on customer_company (cui);

create or replace view customer_person as
  select id, email, first_name, last_name, phone, erased_at, locked_at from customer;

-- What the shop's people write down of a customer for one another.
create table customer_note (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  author_kind text not null check (author_kind in ('staff', 'key')),
  author_id text,
  author_name text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  changed_at timestamptz
);
create index customer_note_customer on customer_note (customer_id, id desc);
