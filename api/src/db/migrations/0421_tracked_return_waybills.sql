-- What the courier reports about a return's parcel, and when to query it next. Owner: returns.
alter table return_waybill
  add column tracked_state text not null default 'underway'
    check (tracked_state in ('underway', 'delivered', 'returned', 'cancelled')),
  add column tracked_text text not null default '',
  add column tracked_at timestamptz,
  add column next_poll_at timestamptz not null default now(),
  add column poll_failures integer not null default 0 check (poll_failures >= 0);
