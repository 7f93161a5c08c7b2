-- Amounts of order lines without VAT, after discounts.
-- Owner: orders.
create view order_line_net as
select l.id as line_id, l.order_id, l.position, l.product_id, l.name, l.quantity,
    l.quantity * l.unit_price_bani - l.discount_bani - l.vat_bani as net_bani
   from order_line l
  where l.quantity > 0;

-- Returned goods that staff restock keep the cost with which they left, if the movement refers to the return.
create or replace function post_cost_of_stock() returns trigger language plpgsql as $$
declare
  cost product_cost;
  moved integer;
  sold record;
  taken integer;
begin
  -- The movement has locked the product.
  select * into cost from product_cost c where c.product_id = new.product_id;
  -- A shop's earlier orders come with their own pieces.
  if not found or (new.reason = 'import' and new.actor_kind = 'import') then
    return null;
  end if;
  moved := greatest(new.quantity, -cost.pieces);
  if new.reason = 'return' and new.reference ~ '\d{1,15}' then
    for sold in
      select l.id, -sum(e.pieces)::integer as pieces, -sum(e.value_bani)::bigint as value_bani
      from return_request r join order_line l on l.order_id = r.order_id join cost_entry e on e.line_id = l.id
      where r.number = substring(new.reference from '\d{1,15}')::bigint and l.product_id = new.product_id
      group by l.id having sum(e.pieces) < 0 order by l.id
    loop
      taken := least(moved, sold.pieces);
      if taken > 0 then
        insert into cost_entry (product_id, kind, pieces, value_bani, line_id, at, actor_kind, actor_id, actor_name, reference)
        values (new.product_id, 'returned', taken,
          case when taken = sold.pieces then sold.value_bani else round(sold.value_bani::numeric * taken / sold.pieces) end,
          sold.id, new.at, new.actor_kind, new.actor_id, new.actor_name, new.reference);
        moved := moved - taken;
      end if;
    end loop;
    select * into cost from product_cost c where c.product_id = new.product_id;
  end if;
  if moved <> 0 then
    insert into cost_entry (product_id, kind, pieces, value_bani, at, actor_kind, actor_id, actor_name, reference)
    values (new.product_id,
      case when moved > 0 and new.reason = 'delivery' then 'receipt' when moved > 0 and new.reason = 'return' then 'returned' else 'correction' end,
      moved, value_at_average(cost, moved), new.at, new.actor_kind, new.actor_id, new.actor_name, new.reference);
  end if;
  return null;
end $$;
