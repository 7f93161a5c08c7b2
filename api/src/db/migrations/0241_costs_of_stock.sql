-- The line of the goods receipt that added the pieces. The receipt posts their cost.
alter table stock_movement add column receipt_line_id bigint;

-- Movements by staff and files change the goods in stock. Movements by orders only reserve goods.
create function post_cost_of_stock() returns trigger language plpgsql as $$
declare
  cost product_cost;
  moved integer;
begin
  -- The movement has locked the product.
  select * into cost from product_cost c where c.product_id = new.product_id;
  -- A shop's earlier orders come with their own pieces.
  if not found or (new.reason = 'import' and new.actor_kind = 'import') then
    return null;
  end if;
  moved := greatest(new.quantity, -cost.pieces);
  if moved <> 0 then
    insert into cost_entry (product_id, kind, pieces, value_bani, at, actor_kind, actor_id, actor_name, reference)
    values (new.product_id,
      case when moved > 0 and new.reason = 'delivery' then 'receipt' when moved > 0 and new.reason = 'return' then 'returned' else 'correction' end,
      moved, value_at_average(cost, moved), new.at, new.actor_kind, new.actor_id, new.actor_name, new.reference);
  end if;
  return null;
end $$;
create trigger stock_movement_costs after insert on stock_movement for each row
  when (new.order_id is null and new.receipt_line_id is null)
  execute function post_cost_of_stock();
