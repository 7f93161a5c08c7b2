-- When the buyer was told that the goods of an unpaid transfer are kept for one more day.
alter table orders add column release_told_at timestamptz;
