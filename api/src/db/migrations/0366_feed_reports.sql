-- What each feed contains, and when it was last fetched.

-- {"products": 12, "omitted": {"no-picture": {"count": 3, "first": [7, 8, 9]}}, "valid_until": "…"}; null for sitemaps and for
-- files that an earlier release wrote.
alter table public_file add column report jsonb;

-- The last time that a robot fetched a feed. `name` is that of its file, which has only a hash of a secret key.
-- Owner: feeds.
create table feed_fetch (
  name text primary key,
  fetched_at timestamptz not null
);
