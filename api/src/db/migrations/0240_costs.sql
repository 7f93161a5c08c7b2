-- The cost of the goods in stock: an append-only ledger of pieces and their value. (decisions/0036)
-- Unlike stock_movement, it counts pieces that are physically in the warehouse, including those of placed orders.
-- Tracking of a product begins with its first known cost; before that nothing is posted.
-- Owner: costs.
create table product_cost (
  product_id integer primary key references product (id),
  pieces integer not null check (pieces >= 0),
  -- Net of VAT, all pieces together.
  value_bani bigint not null check (value_bani >= 0),
  -- Last known average cost of a piece. It stays when the last piece leaves.
  unit_bani numeric(20, 8) not null check (unit_bani >= 0),
  constraint product_cost_value_has_pieces check (pieces > 0 or value_bani = 0)
);

-- Owner: costs.
create table cost_entry (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id),
  kind text not null check (kind in ('opening', 'receipt', 'receipt_undone', 'dispatch', 'returned', 'correction')),
  -- Pieces added to stock; negative for pieces removed, 0 if only the value changes.
  pieces integer not null,
  -- Value of all pieces of the entry without VAT, with the sign of the pieces.
  value_bani bigint not null,
  -- The cost of a piece with which tracking begins.
  unit_bani numeric(20, 8),
  -- The line of the order whose goods left or came back.
  line_id bigint,
  receipt_id bigint,
  receipt_line_id bigint,
  at timestamptz not null,
  -- Null for goods of orders: the order's history names the person.
  actor_kind text check (actor_kind in ('customer', 'staff', 'key', 'clock', 'payment', 'courier', 'import')),
  actor_id text,
  actor_name text not null default '',
  -- The document, such as "NIR 12".
  reference text not null default '',
  pieces_after integer not null default 0,
  value_after bigint not null default 0,
  constraint cost_entry_sign check (case kind
    when 'opening' then pieces >= 0 and value_bani >= 0 and unit_bani is not null
    when 'receipt' then pieces > 0 and value_bani >= 0
    when 'receipt_undone' then pieces < 0 and value_bani <= 0
    when 'dispatch' then pieces < 0 and value_bani <= 0 and line_id is not null
    when 'returned' then pieces > 0 and value_bani >= 0
    else (pieces, value_bani) <> (0, 0) and pieces::numeric * value_bani >= 0 end),
  constraint cost_entry_receipt check (
    (receipt_id is null) = (receipt_line_id is null) and (receipt_id is null or kind in ('receipt', 'receipt_undone')))
);
create index cost_entry_product on cost_entry (product_id, id);
create index cost_entry_line on cost_entry (line_id) where line_id is not null;
create index cost_entry_receipt on cost_entry (receipt_id) where receipt_id is not null;

create function add_cost() returns trigger language plpgsql as $$
begin
  if new.kind = 'opening' then
    insert into product_cost (product_id, pieces, value_bani, unit_bani)
    values (new.product_id, new.pieces, new.value_bani, new.unit_bani);
    new.pieces_after := new.pieces;
    new.value_after := new.value_bani;
    return new;
  end if;
  update product_cost set pieces = pieces + new.pieces, value_bani = value_bani + new.value_bani,
    unit_bani = case when pieces + new.pieces > 0 then round((value_bani + new.value_bani)::numeric / (pieces + new.pieces), 8) else unit_bani end
  where product_id = new.product_id returning pieces, value_bani into new.pieces_after, new.value_after;
  if not found then
    raise exception 'The cost of product % is unknown.', new.product_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger cost_entry_adds before insert on cost_entry for each row execute function add_cost();
create trigger cost_entry_stays before update or delete on cost_entry
  for each row execute function refuse_change_of_entry();

create function refuse_unposted_cost() returns trigger language plpgsql as $$
begin
  raise exception 'The cost of a product changes by an entry in its ledger.' using errcode = 'restrict_violation';
end $$;
create trigger product_cost_follows before insert or update or delete on product_cost for each row
  when (pg_trigger_depth() = 0) execute function refuse_unposted_cost();

-- The value of pieces removed (negative) or added at the average cost. The last pieces removed take all remaining value.
create function value_at_average(cost product_cost, moved integer) returns bigint immutable language sql as $$
  select case
    when cost.pieces + moved <= 0 then -cost.value_bani
    when cost.pieces = 0 then round(cost.unit_bani * moved)::bigint
    else round(cost.value_bani::numeric * moved / cost.pieces)::bigint end
$$;

-- Pieces physically in stock: those for sale, and those of orders that have not shipped.
-- Owner: costs.
create view goods_at_hand as
select p.id as product_id, (p.stock + coalesce(o.waiting, 0))::integer as pieces
from product p cross join lateral (
  select sum(t.taken - a.away) as waiting
  from (
    select m.order_id, -sum(m.quantity) as taken from stock_movement m
    where m.product_id = p.id and m.order_id is not null
    group by m.order_id having sum(m.quantity) <> 0
  ) t cross join lateral (
    select coalesce(sum(case m.kind when 'shipped' then m.quantity else -m.quantity end), 0) as away
    from order_line l join order_line_movement m on m.line_id = l.id and m.kind in ('shipped', 'came_back')
    where l.order_id = t.order_id and l.product_id = p.id
  ) a
) o;
