-- How often a redirect was followed, and when last; no visitor is in it.
create table redirect_hit (
  path text primary key,
  hits bigint not null check (hits > 0),
  last_at timestamptz not null
);
