-- Long work with progress: done by the worker piece by piece, each piece a transaction that also moves `position` on.
create table background_job (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  title text not null check (title <> ''),
  parameters jsonb not null,
  state text not null check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  -- Where the next piece begins, in the kind's own words; null before the first.
  position jsonb,
  done integer not null default 0 check (done >= 0),
  -- Null until it is known.
  total integer check (total >= 0),
  -- How much came of what: {"new": 12, "refused": 3}.
  counts jsonb not null default '{}',
  -- What its changes are recorded under.
  batch uuid not null default gen_random_uuid(),
  -- Pieces in a row that failed, and why the last did.
  failures integer not null default 0,
  error text not null default '',
  actor_kind text not null check (actor_kind in ('staff', 'key', 'clock')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create unique index background_job_batch on background_job (batch);
create index background_job_failed on background_job (ended_at) where state = 'failed';

-- Who keeps the catalogue sees what long work became.
update staff_role set permissions = permissions || array['jobs:view', 'jobs:edit']
  where not is_owner and 'products:edit' = any (permissions) and not 'jobs:view' = any (permissions);

-- What people are told of a job by name, such as what it left.
create table background_job_note (
  id bigint generated always as identity primary key,
  job_id bigint not null references background_job (id) on delete cascade,
  text text not null check (text <> '')
);
create index background_job_note_job on background_job_note (job_id, id);
