-- Shipped pieces are posted at the product's average cost, by order line; returned pieces are posted at the cost with which they left.
create function post_cost_of_pieces() returns trigger language plpgsql as $$
declare
  line order_line;
  cost product_cost;
  sold_pieces integer;
  sold_bani bigint;
  moved integer;
  value bigint;
begin
  select * into line from order_line l where l.id = new.line_id;
  if line.product_id is null then
    return null;
  end if;
  -- Waits while tracking of one of these products begins, which must count these pieces.
  perform from product p where p.id in (select l.product_id from order_line l where l.order_id = line.order_id)
    order by p.id for key share;
  perform from product p where p.id in (
      select l.product_id from order_line l join product_cost c on c.product_id = l.product_id where l.order_id = line.order_id)
    order by p.id for no key update;
  select * into cost from product_cost c where c.product_id = line.product_id;
  -- An imported order takes nothing from stock before its pieces leave.
  if not found or not exists (select from stock_movement m where m.order_id = line.order_id) then
    return null;
  end if;
  if new.kind = 'shipped' then
    moved := least(new.quantity, cost.pieces);
    if moved > 0 then
      insert into cost_entry (product_id, kind, pieces, value_bani, line_id, at)
      values (line.product_id, 'dispatch', -moved, value_at_average(cost, -moved), line.id, new.at);
    end if;
    return null;
  end if;
  select coalesce(-sum(e.pieces), 0), coalesce(-sum(e.value_bani), 0) into sold_pieces, sold_bani
  from cost_entry e where e.line_id = line.id;
  moved := least(new.quantity, sold_pieces);
  if moved > 0 then
    value := case when moved = sold_pieces then sold_bani else round(sold_bani::numeric * moved / sold_pieces) end;
    insert into cost_entry (product_id, kind, pieces, value_bani, line_id, at)
    values (line.product_id, 'returned', moved, value, line.id, new.at);
  end if;
  -- Pieces that left before tracking began.
  if moved < new.quantity then
    select * into cost from product_cost c where c.product_id = line.product_id;
    insert into cost_entry (product_id, kind, pieces, value_bani, at)
    values (line.product_id, 'returned', new.quantity - moved, value_at_average(cost, new.quantity - moved), new.at);
  end if;
  return null;
end $$;
create trigger order_line_movement_costs after insert on order_line_movement for each row
  when (new.kind in ('shipped', 'came_back'))
  execute function post_cost_of_pieces();
