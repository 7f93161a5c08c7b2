-- What was changed in the shop, by whom, and what it was before; a subject's version is the highest of its changes.
create table change (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Changes that belong to one act, such as an import.
  batch uuid,
  actor_kind text not null check (actor_kind in ('customer', 'staff', 'key', 'clock', 'import')),
  actor_id text,
  actor_name text not null,
  subject_kind text not null check (subject_kind <> ''),
  subject_id text not null check (subject_id <> ''),
  version integer not null check (version >= 1),
  sentence text not null check (sentence <> ''),
  before jsonb,
  after jsonb,
  inverse jsonb,
  unique (subject_kind, subject_id, version)
);
create index change_batch on change (batch) where batch is not null;
create index change_actor on change (actor_kind, actor_id);

drop table catalog_outbox;
drop function notify_catalog();

-- What of the shop was touched, as cache tags (modules/changes/tags.ts); a NOTIFY on channel changes goes with every row.
create table change_outbox (
  id bigint generated always as identity primary key,
  -- A product whose read row the index takes over: its tag stands here and not among the others.
  product_id integer,
  tags text[] not null default '{}',
  -- Ids are given before transactions end, so readers follow the order of transactions instead (changes: outbox).
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  check (product_id is not null or cardinality(tags) > 0)
);
create index change_outbox_xid on change_outbox (xid);
-- Prices and stock of up to 50 products travel with it (search: standing-news): lists show them without asking first.
create function notify_changes() returns trigger language plpgsql as $$
declare
  standing text;
begin
  if (select count(*) from news) <= 50 then
    select json_agg(json_build_array(n.id, n.xid::text, r.product_id, r.price_bani, r.save_percent, r.stock_id, r.recommended, r.sold))
    into standing
    from news n join product_read r on r.product_id = n.product_id;
  end if;
  perform pg_notify('changes', coalesce(standing, ''));
  return null;
end $$;
create trigger change_outbox_notify after insert on change_outbox
  referencing new table as news
  for each statement execute function notify_changes();
