-- Owner: receipts.

-- Orders to suppliers whose goods a receipt contains.
create table receipt_order (
  receipt_id bigint not null references receipt (id) on delete cascade,
  purchase_order_id bigint not null references purchase_order (id),
  primary key (receipt_id, purchase_order_id)
);
create index receipt_order_order on receipt_order (purchase_order_id);
insert into receipt_order (receipt_id, purchase_order_id)
select id, purchase_order_id from receipt where purchase_order_id is not null;

-- Pieces of a posted receipt that count for a line of an order.
create table receipt_order_piece (
  receipt_id bigint not null references receipt (id),
  line_id bigint not null references purchase_order_line (id),
  pieces integer not null check (pieces > 0),
  primary key (receipt_id, line_id)
);
create index receipt_order_piece_line on receipt_order_piece (line_id);
insert into receipt_order_piece (receipt_id, line_id, pieces)
select l.receipt_id, l.purchase_order_line_id, sum(l.quantity * l.pack)::integer
from receipt_line l where l.purchase_order_line_id is not null
group by l.receipt_id, l.purchase_order_line_id having sum(l.quantity * l.pack) > 0;

-- Counted pieces are added to the order's line, and taken back if the receipt is undone.
drop trigger receipt_counts_for_order on receipt;
drop function count_received_of_order();
create function count_received_of_order() returns trigger language plpgsql as $$
begin
  update purchase_order_line o set received = o.received + new.pieces where o.id = new.line_id;
  return null;
end $$;
create trigger receipt_order_piece_counts after insert on receipt_order_piece
  for each row execute function count_received_of_order();
create trigger receipt_order_piece_stays before update or delete on receipt_order_piece
  for each row execute function refuse_change_of_entry();

create function take_back_received_of_order() returns trigger language plpgsql as $$
begin
  update purchase_order_line o set received = o.received - p.pieces
  from receipt_order_piece p where p.receipt_id = new.id and o.id = p.line_id;
  return null;
end $$;
create trigger receipt_takes_back_of_order after update of undone_at on receipt for each row
  when (old.undone_at is null and new.undone_at is not null) execute function take_back_received_of_order();

alter table receipt drop column purchase_order_id;
