-- Visits of an address within a minute, counted for all processes together. Nothing is lost with it in a crash.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);
