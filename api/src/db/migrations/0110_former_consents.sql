-- When a consent was given that ended before its address agreed anew: `confirmed_at` is on one row of an address alone, the last one
-- that agreed. An earlier release knows nothing of it, and forgets such a row as one that never confirmed. Owner: newsletter.
alter table newsletter_subscription add column former_confirmed_at timestamptz;
