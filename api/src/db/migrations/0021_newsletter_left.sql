-- Who leaves the newsletter stays known, so that nobody collects one welcome code after the other.
alter table newsletter_subscription add column left_at timestamptz;
