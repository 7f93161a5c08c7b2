-- Files of rows that come in, and files of rows that are made; bytes in parts, so that any node goes on with them.
create table data_import (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  file_name text not null,
  bytes integer not null check (bytes > 0),
  format text not null check (format in ('csv', 'xlsx')),
  -- The row that names the columns, as a spreadsheet counts it, its names, and some rows below it.
  head_row integer not null check (head_row >= 1),
  head jsonb not null,
  sample jsonb not null,
  -- Where each column of the kind stands in the file: {"code": 0}.
  columns jsonb not null,
  row_count integer check (row_count >= 0),
  check_job_id bigint references background_job (id) on delete set null,
  write_job_id bigint references background_job (id) on delete set null,
  version integer not null default 1,
  actor_kind text not null check (actor_kind in ('staff', 'key')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null
);
create table data_import_part (
  import_id bigint not null references data_import (id) on delete cascade,
  -- The file as it came, or its rows as packed JSON, some hundred a part.
  stage text not null check (stage in ('file', 'rows')),
  position integer not null,
  content bytea not null,
  primary key (import_id, stage, position)
);
-- What became of each row, or would.
create table data_import_row (
  import_id bigint not null references data_import (id) on delete cascade,
  row_number integer not null,
  key text not null,
  outcome text not null check (outcome in ('new', 'changed', 'same', 'refused')),
  -- Of a refused row: messages by the column's name, and the row as it came.
  faults jsonb,
  cells jsonb,
  primary key (import_id, row_number)
);
create index data_import_row_key on data_import_row (import_id, key);
create index data_import_row_outcome on data_import_row (import_id, outcome, row_number);
-- How the columns of a kind's files were called last: {"denumire produs": "name", "observatii": null}.
create table data_import_names (
  kind text primary key,
  names jsonb not null
);

create table data_export (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  filter jsonb not null,
  row_count integer not null default 0,
  job_id bigint references background_job (id) on delete set null,
  actor_kind text not null check (actor_kind in ('staff', 'key')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null
);
create table data_export_part (
  export_id bigint not null references data_export (id) on delete cascade,
  position integer not null,
  content bytea not null,
  primary key (export_id, position)
);

-- Who keeps the catalogue takes it out as files.
update staff_role set permissions = permissions || array['exports:view', 'exports:edit']
  where not is_owner and 'products:edit' = any (permissions) and not 'exports:view' = any (permissions);
