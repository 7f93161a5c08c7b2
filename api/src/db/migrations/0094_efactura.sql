-- Invoices on their way to ANAF: the login, what waits, every attempt, and what ANAF gives back. Owner: invoices.

-- The login of the shop's certificate; tokens are sealed. There is one row or none.
create table efactura_connection (
  id smallint primary key default 1 check (id = 1),
  access_token text not null,
  refresh_token text not null,
  access_until timestamptz not null,
  refresh_until timestamptz not null,
  connected_at timestamptz not null,
  connected_by text not null,
  refreshed_at timestamptz,
  -- Who renews holds it until then; nobody else asks for new tokens meanwhile.
  renewing_until timestamptz,
  -- Since when ANAF takes none of them, and what it said; null while it does.
  broken_at timestamptz,
  broken text,
  check ((broken_at is null) = (broken is null))
);

-- A login that somebody has begun: his browser comes back with this.
create table efactura_login (
  state_hash text primary key,
  begun_by text not null,
  begun_at timestamptz not null
);

-- Until when the list of a fiscal code's messages was read whole.
create table efactura_listing (
  cif text not null check (cif ~ '^[0-9]{2,13}$'),
  filter text not null check (filter in ('T', 'E', 'P')),
  read_until timestamptz not null,
  primary key (cif, filter)
);

create table efactura_document (
  invoice_id bigint primary key references invoice (id) on delete cascade,
  state text not null check (state in ('draft', 'valid', 'sending', 'sent', 'unknown', 'accepted', 'refused')),
  queued_at timestamptz not null,
  -- The last of its five working days.
  due_on date not null,
  -- When the next step is to be tried; null where only a person leads on.
  next_at timestamptz,
  -- How often the status of the standing attempt was asked for.
  asked integer not null default 0,
  -- What holds it up: our rules, or ANAF's words. [{rule, field, message}]
  problems jsonb not null default '[]',
  -- Somebody wants it sent although our rules find something.
  is_forced boolean not null default false,
  -- Somebody said that nothing more is to be done with it: it was taken back, or is mended another way.
  closed_at timestamptz check (closed_at is null or state in ('draft', 'refused'))
);
create index efactura_document_next on efactura_document (next_at) where next_at is not null;
create index efactura_document_open on efactura_document (state, due_on) where state <> 'accepted';

create table efactura_attempt (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references efactura_document (invoice_id) on delete cascade,
  started_at timestamptz not null,
  xml text not null,
  -- sent: ANAF gave it an index. unknown: it was sent and nobody knows. refused: ANAF said no at once. not_sent: it never left.
  ended text check (ended in ('sent', 'unknown', 'refused', 'not_sent')),
  ended_at timestamptz,
  upload_index text check (upload_index ~ '^[0-9]{1,20}$'),
  answer text,
  -- What became of it. absent: ANAF's list proves that it never came.
  settled text check (settled in ('accepted', 'refused', 'absent')),
  settled_at timestamptz,
  -- False once it is certain that it does not stand at ANAF.
  may_stand boolean not null generated always as
    (coalesce(ended, '') not in ('refused', 'not_sent') and coalesce(settled, '') not in ('refused', 'absent')) stored,
  check ((ended is null) = (ended_at is null)),
  check ((settled is null) = (settled_at is null)),
  check (settled is null or ended in ('sent', 'unknown')),
  check (settled is distinct from 'absent' or ended = 'unknown')
);
create index efactura_attempt_invoice on efactura_attempt (invoice_id, id);
create unique index efactura_attempt_upload on efactura_attempt (upload_index) where upload_index is not null;
-- No second attempt begins while an earlier one may stand at ANAF.
create unique index efactura_attempt_one on efactura_attempt (invoice_id) where may_stand;

-- What was written down of an attempt is never changed; what is not known yet is added.
create function keep_efactura_attempt() returns trigger language plpgsql as $$
begin
  if (old.invoice_id, old.started_at, old.xml) is distinct from (new.invoice_id, new.started_at, new.xml)
    or old.ended is not null and (old.ended, old.ended_at) is distinct from (new.ended, new.ended_at)
    or old.settled is not null and (old.settled, old.settled_at) is distinct from (new.settled, new.settled_at)
    or old.upload_index is not null and old.upload_index is distinct from new.upload_index
    or old.answer is not null and old.answer is distinct from new.answer
  then raise exception 'An attempt that was written down is not changed.';
  end if;
  return new;
end $$;
create trigger efactura_attempt_stays before update on efactura_attempt
  for each row execute function keep_efactura_attempt();

create table efactura_message (
  -- By which ANAF gives it out.
  id text primary key check (id ~ '^[0-9]{1,20}$'),
  kind text not null check (kind in ('sent', 'errors', 'received')),
  cif text not null,
  upload_index text not null,
  created_at timestamptz not null,
  -- Of ours, the paper that it is about.
  invoice_id bigint references invoice (id) on delete cascade,
  -- What stands in its document: who sent it to us, its number, day and amount.
  party text,
  number text,
  issued_on date,
  total_bani bigint,
  -- The ZIP with document and seal, as it came.
  zip bytea,
  fetched_at timestamptz,
  tries integer not null default 0,
  next_at timestamptz,
  problem text,
  check ((zip is null) = (fetched_at is null))
);
alter table efactura_message alter column zip set storage external;
create index efactura_message_invoice on efactura_message (invoice_id) where invoice_id is not null;
create index efactura_message_missing on efactura_message (next_at) where zip is null;
create index efactura_message_created on efactura_message (kind, created_at desc, id);
create index efactura_message_upload on efactura_message (upload_index);
