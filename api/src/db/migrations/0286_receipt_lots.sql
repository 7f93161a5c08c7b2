-- Owner: lots.
create view product_by_lots as select product_id from lot_product;

-- Owner: receipts.
-- Lot and expiry date of the line's pieces; a line with pieces of several lots is split.
alter table receipt_line add column lot_code text not null default '';
alter table receipt_line add column lot_expires_on date;

create function settle_lots(product integer, moment timestamptz) returns void language plpgsql as $$
declare
  missing integer;
begin
  if exists (select from lot_product p where p.product_id = product) then
    missing := -pieces_without_lot(product);
    if missing > 0 then
      perform take_from_lots(product, missing, null, 'corrected', null, moment);
    end if;
  end if;
end $$;

create or replace function settle_lots_of_stock() returns trigger language plpgsql as $$
begin
  -- The movement has locked the product.
  perform settle_lots(new.product_id, new.at);
  return null;
end $$;
-- An undone receipt takes its own lots.
drop trigger stock_movement_lots on stock_movement;
create trigger stock_movement_lots after insert on stock_movement for each row
  when (new.order_id is null and new.receipt_line_id is null and new.quantity < 0) execute function settle_lots_of_stock();
