-- Owner: receipts.
alter table receipt add column purchase_order_id bigint;
alter table receipt add constraint receipt_purchase_order_id_fkey foreign key (purchase_order_id) references purchase_order (id) not valid;

-- A posted receipt points its lines to those of its order, and adds its pieces to them; an undone one takes them back.
create function count_received_of_order() returns trigger language plpgsql as $$
begin
  -- Serialises receipts of the same order.
  perform from purchase_order o where o.id = new.purchase_order_id for update;
  if old.posted_at is null then
    update receipt_line l set purchase_order_line_id = o.id from purchase_order_line o
    where l.receipt_id = new.id and o.purchase_order_id = new.purchase_order_id and o.product_id = l.product_id;
  end if;
  update purchase_order_line o set received = o.received + case when new.undone_at is null then r.pieces else -r.pieces end
  from (
    select l.purchase_order_line_id as line_id, sum(l.quantity * l.pack)::integer as pieces
    from receipt_line l where l.receipt_id = new.id and l.purchase_order_line_id is not null
    group by l.purchase_order_line_id
  ) r where o.id = r.line_id;
  return null;
end $$;
create trigger receipt_counts_for_order after update of posted_at, undone_at on receipt for each row
  when (new.purchase_order_id is not null
    and ((old.posted_at is null and new.posted_at is not null) or (old.undone_at is null and new.undone_at is not null)))
  execute function count_received_of_order();
