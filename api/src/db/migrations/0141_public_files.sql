-- Feeds and sitemaps as they are sent, compressed. They are made from the catalogue, so they are kept out of the log:
-- after a crash of the database they are empty, and the next job writes them again.
create unlogged table public_file (
  id bigint generated always as identity primary key,
  name text not null,
  version text not null,
  content_type text not null,
  -- Of the compressed parts together.
  bytes bigint not null default 0,
  -- Null while the parts are being written; `touched_at` then tells that the writer lives.
  written_at timestamptz,
  touched_at timestamptz not null
);
create index public_file_name on public_file (name, id);
-- One writer at a time.
create unique index public_file_writing on public_file (name) where written_at is null;

create unlogged table public_file_part (
  file_id bigint not null references public_file (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (file_id, position)
);
-- They are compressed already.
alter table public_file_part alter column content set storage external;
