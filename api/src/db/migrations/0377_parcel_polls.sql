-- When to query a parcel's status next, and how many queries in a row have failed.
create table parcel_poll (
  courier text not null,
  awb text not null,
  polled_at timestamptz not null,
  next_at timestamptz not null,
  failures integer not null default 0 check (failures between 0 and 100),
  primary key (courier, awb)
);

-- Until when the shop has read a courier's list of changed parcels.
create table courier_sync (
  courier text primary key,
  synced_to timestamptz not null
);
