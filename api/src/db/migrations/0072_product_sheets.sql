-- What many products are to be: a draft that is looked at, a plan for a moment, work that began, or given up.
create table product_sheet (
  id integer generated always as identity primary key,
  title text not null check (title <> ''),
  state text not null check (state in ('draft', 'planned', 'started', 'cancelled')),
  apply_at timestamptz,
  check (state not in ('planned', 'started') or apply_at is not null),
  job_id bigint references background_job (id) on delete set null,
  -- By product: what stood, and what is to be.
  changes jsonb not null,
  actor_kind text not null check (actor_kind in ('staff', 'key')),
  actor_id text,
  actor_name text not null,
  created_at timestamptz not null
);
create index product_sheet_planned on product_sheet (apply_at) where state = 'planned';
