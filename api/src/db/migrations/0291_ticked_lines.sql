-- Owner: packing.

-- Pieces of a line without a product, ticked while the order is packed. Ids are shared with packing_scan, because both
-- are undone by id.
create table packing_tick (
  id bigint primary key default nextval('packing_scan_id_seq'),
  order_id bigint not null references packing (order_id) on delete cascade,
  line_id bigint not null references order_line (id),
  quantity integer not null check (quantity > 0),
  -- Idempotency key of the form.
  key text not null,
  by text not null,
  at timestamptz not null,
  unique (order_id, key)
);
create index packing_tick_line on packing_tick (line_id);
