-- Stock is what its ledger adds up to: a movement alone changes it, and a movement never changes afterwards.
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement
  add column stock_after integer,
  add column actor_kind text,
  add column actor_id text,
  add column actor_name text not null default '',
  -- The paper that it goes by: a delivery note, the number of a return.
  add column reference text not null default '',
  add column note text not null default '',
  add constraint stock_movement_reason_check
    check (reason in ('opening', 'import', 'order', 'cancellation', 'delivery', 'return', 'correction')),
  add constraint stock_movement_actor_kind_check
    check (actor_kind in ('customer', 'staff', 'key', 'clock', 'payment', 'courier', 'import'));

-- Before every other movement of its product, so that the running sum is right from the first: ids below zero are free.
insert into stock_movement (id, product_id, quantity, reason, actor_kind, at)
overriding system value
select -p.id, p.id, p.stock - coalesce(m.moved, 0), 'opening', 'import', least(p.first_offered_at, m.first_at)
from product p
left join (select product_id, sum(quantity) as moved, min(at) as first_at from stock_movement group by 1) m
  on m.product_id = p.id
where p.stock <> coalesce(m.moved, 0);

update stock_movement m set stock_after = summed.stock_after, actor_kind = coalesce(m.actor_kind, summed.actor_kind)
from (
  select s.id, sum(s.quantity) over (partition by s.product_id order by s.id) as stock_after,
    case
      when s.reason = 'order' then 'customer'
      when s.reason = 'import' then 'import'
      when s.reason = 'correction' then 'staff'
      else coalesce((
        select nullif(e.actor, 'system') from order_event e
        where e.order_id = s.order_id and e.status in ('cancelled', 'refused', 'returned')
        order by e.id desc limit 1
      ), 'clock')
    end as actor_kind
  from stock_movement s
) summed
where summed.id = m.id;

-- The trigger below sets it; the default lets a writer leave it out.
alter table stock_movement alter column stock_after set default 0, alter column stock_after set not null,
  alter column actor_kind set not null;
drop index stock_movement_product;
create index stock_movement_product on stock_movement (product_id, id);

create function move_stock() returns trigger language plpgsql as $$
begin
  -- From open_stock: the product was written with this stock.
  if pg_trigger_depth() > 1 then
    new.stock_after := new.quantity;
    return new;
  end if;
  update product set stock = stock + new.quantity where id = new.product_id returning stock into new.stock_after;
  return new;
end $$;
create trigger stock_movement_moves before insert on stock_movement
  for each row execute function move_stock();

create function refuse_change_of_past() returns trigger language plpgsql as $$
begin
  raise exception 'What % tells of the past stays as it is.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger stock_movement_stays before update or delete on stock_movement
  for each row execute function refuse_change_of_past();

-- A product that arrives with stock has an opening movement, so that thousands arrive in one statement.
create function open_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, quantity, reason, actor_kind, at)
  select id, stock, 'opening', 'import', now() from arrived where stock <> 0 order by id;
  return null;
end $$;
create trigger product_stock_opens after insert on product
  referencing new table as arrived
  for each statement execute function open_stock();

create function refuse_unmoved_stock() returns trigger language plpgsql as $$
begin
  raise exception 'The stock of a product changes by a movement in its ledger.' using errcode = 'restrict_violation';
end $$;
create trigger product_stock_follows before update of stock on product
  for each row when (old.stock <> new.stock and pg_trigger_depth() = 0)
  execute function refuse_unmoved_stock();
