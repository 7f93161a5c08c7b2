-- Transfers between the warehouse and other stock places, in two steps. (decisions/0036)
alter table stock_movement drop constraint stock_movement_reason_check,
  add constraint stock_movement_reason_check check (reason in ('opening', 'import', 'order', 'cancellation', 'delivery', 'return',
    'correction', 'transfer')) not valid;

-- Transfers move goods without changing what the shop owns.
drop trigger stock_movement_costs on stock_movement;
create trigger stock_movement_costs after insert on stock_movement for each row
  when (new.order_id is null and new.receipt_line_id is null and new.reason <> 'transfer')
  execute function post_cost_of_stock();

-- A draft has no number; sending it gives the next number of its year. Undoing the receipt makes it sent again.
-- Owner: stock-places.
create table stock_transfer (
  id bigint generated always as identity primary key,
  -- Null for the warehouse.
  from_place_id integer references stock_place (id),
  to_place_id integer references stock_place (id),
  note text not null default '',
  created_at timestamptz not null,
  created_by text not null,
  year integer,
  number integer,
  sent_at timestamptz,
  sent_by text,
  received_at timestamptz,
  received_by text,
  -- Why pieces are missing.
  difference_reason text not null default '',
  undone_at timestamptz,
  undone_by text,
  undo_reason text,
  constraint stock_transfer_places check (from_place_id is distinct from to_place_id),
  constraint stock_transfer_sent check (num_nonnulls(year, number, sent_at, sent_by) in (0, 4)),
  constraint stock_transfer_received check (num_nonnulls(received_at, received_by) in (0, 2)
    and (received_at is null or sent_at is not null)),
  constraint stock_transfer_undone check (num_nonnulls(undone_at, undone_by, undo_reason) in (0, 3)
    and (undone_at is null or (sent_at is not null and received_at is null))),
  unique (year, number)
);
create index stock_transfer_moving on stock_transfer (id) where sent_at is not null and received_at is null and undone_at is null;
create index stock_transfer_from on stock_transfer (from_place_id) where received_at is null and undone_at is null;
create index stock_transfer_to on stock_transfer (to_place_id) where received_at is null and undone_at is null;

-- Owner: stock-places.
create table stock_transfer_line (
  transfer_id bigint not null references stock_transfer (id) on delete cascade,
  product_id integer not null references product (id),
  pieces integer not null check (pieces between 1 and 1000000),
  -- Pieces checked on arrival; null until then.
  received integer,
  constraint stock_transfer_line_received check (received between 0 and pieces),
  primary key (transfer_id, product_id)
);
create index stock_transfer_line_product on stock_transfer_line (product_id, transfer_id);

-- Pieces of transfers that were sent and not received yet.
-- Owner: stock-places.
create view goods_in_transit as
select l.product_id, l.transfer_id, l.pieces
from stock_transfer t join stock_transfer_line l on l.transfer_id = t.id
where t.sent_at is not null and t.received_at is null and t.undone_at is null;

-- All pieces of a product that the shop owns: in the warehouse, at other places and in transit.
create or replace view goods_owned as
select h.product_id, (h.pieces + coalesce((
    select sum(s.pieces) from place_stock s where s.product_id = h.product_id), 0) + coalesce((
    select sum(t.pieces) from goods_in_transit t where t.product_id = h.product_id), 0))::integer as pieces
from goods_at_hand h;
