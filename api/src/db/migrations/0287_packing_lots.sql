-- Owner: lots.
create view lot_at_hand as
select id as lot_id, product_id, code, expires_on, pieces from lot where pieces > 0;

-- Lots from which an order's pieces are packed. Shipping takes these lots first and removes their rows.
-- Owner: packing.
create table packing_lot (
  order_id bigint not null references orders (id) on delete cascade,
  product_id integer not null references product (id),
  lot_id bigint not null references lot (id),
  pieces integer not null check (pieces > 0),
  primary key (order_id, product_id, lot_id)
);
create index packing_lot_lot on packing_lot (lot_id);

-- Packed lots of orders that have not left.
-- Owner: packing.
create view packed_lot as
select k.order_id, k.product_id, k.lot_id, k.pieces
from packing_lot k join orders o on o.id = k.order_id where o.status in ('confirmed', 'preparing');

-- Takes pieces from lots that expire from the day on and that no other order has packed, first expired first. Returns the
-- pieces that these lots lacked.
create function take_free_lots(product integer, wanted integer, from_day date, line order_line, moment timestamptz)
returns integer language plpgsql as $$
declare
  left_over integer := wanted;
  taken integer;
  one record;
begin
  for one in select l.id, l.pieces - coalesce((select sum(k.pieces) from packed_lot k
        where k.lot_id = l.id and k.order_id <> line.order_id), 0) as free
      from lot l where l.product_id = product and l.pieces > 0 and (l.expires_on is null or l.expires_on >= from_day)
    order by l.expires_on nulls last, l.id loop
    exit when left_over <= 0;
    taken := least(left_over, one.free);
    if taken > 0 then
      insert into lot_entry (lot_id, kind, pieces, line_id, at) values (one.id, 'shipped', -taken, line.id, moment);
      left_over := left_over - taken;
    end if;
  end loop;
  return left_over;
end $$;

create function take_packed_lots(line order_line, wanted integer, moment timestamptz) returns integer language plpgsql as $$
declare
  left_over integer := wanted;
  taken integer;
  one record;
begin
  for one in select k.lot_id, least(k.pieces, l.pieces) as pieces, k.pieces as packed
      from packing_lot k join lot l on l.id = k.lot_id
      where k.order_id = line.order_id and k.product_id = line.product_id and l.pieces > 0
    order by l.expires_on nulls last, l.id loop
    exit when left_over <= 0;
    taken := least(left_over, one.pieces);
    insert into lot_entry (lot_id, kind, pieces, line_id, at) values (one.lot_id, 'shipped', -taken, line.id, moment);
    if taken = one.packed then
      delete from packing_lot k where k.order_id = line.order_id and k.product_id = line.product_id and k.lot_id = one.lot_id;
    else
      update packing_lot k set pieces = k.pieces - taken
      where k.order_id = line.order_id and k.product_id = line.product_id and k.lot_id = one.lot_id;
    end if;
    left_over := left_over - taken;
  end loop;
  return left_over;
end $$;

-- Pieces that leave take the packed lots, then lots that are not expired, then pieces without a lot, then any lot.
-- Pieces that come back return to the lots with which they left.
create or replace function post_lots_of_pieces() returns trigger language plpgsql as $$
declare
  line order_line;
  missing integer;
  left_over integer := new.quantity;
  one record;
begin
  select * into line from order_line l where l.id = new.line_id;
  if line.product_id is null or not exists (select from lot_product p where p.product_id = line.product_id) then
    return null;
  end if;
  -- Locks the products of the order in one order, together with those whose cost the next trigger posts.
  perform from product p where p.id in (
      select l.product_id from order_line l where l.order_id = line.order_id
      and (exists (select from lot_product k where k.product_id = l.product_id)
        or exists (select from product_cost c where c.product_id = l.product_id)))
    order by p.id for no key update;
  -- The switch may have been turned off while this waited.
  if not exists (select from lot_product p where p.product_id = line.product_id)
    or not exists (select from stock_movement m where m.order_id = line.order_id) then
    return null;
  end if;
  if new.kind = 'shipped' then
    left_over := take_packed_lots(line, left_over, new.at);
    perform take_free_lots(line.product_id, left_over, (new.at at time zone 'Europe/Bucharest')::date, line, new.at);
    missing := -pieces_without_lot(line.product_id);
    if missing > 0 then
      perform take_from_lots(line.product_id, missing, null, 'shipped', line.id, new.at);
    end if;
    return null;
  end if;
  for one in select e.lot_id, -sum(e.pieces)::integer as pieces from lot_entry e where e.line_id = line.id
    group by e.lot_id having sum(e.pieces) < 0 order by max(e.id) desc loop
    exit when left_over <= 0;
    insert into lot_entry (lot_id, kind, pieces, line_id, at)
    values (one.lot_id, 'returned', least(left_over, one.pieces), line.id, new.at);
    left_over := left_over - one.pieces;
  end loop;
  return null;
end $$;
