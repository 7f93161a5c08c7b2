-- Products tracked by lot, such as biocides.
-- Owner: lots.
create table lot_product (
  product_id integer primary key references product (id),
  since timestamptz not null
);

-- Pieces in stock without a lot: `goods_at_hand` minus the sum of the lots.
-- Owner: lots.
create table lot (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id),
  code text not null check (char_length(code) between 1 and 40),
  expires_on date,
  pieces integer not null default 0 check (pieces >= 0)
);
-- Not unique: correcting a mistyped code may give it to a second lot of the product.
create index lot_product_code on lot (product_id, upper(code));
create index lot_code on lot (upper(code));
create index lot_expiry on lot (expires_on) where pieces > 0;

-- Append-only; a trigger adds each entry to its lot. (decisions/0036)
-- Owner: lots.
create table lot_entry (
  id bigint generated always as identity primary key,
  lot_id bigint not null references lot (id),
  kind text not null check (kind in ('assigned', 'unassigned', 'received', 'receipt_undone', 'shipped', 'returned', 'corrected',
    'discarded', 'restored', 'stopped')),
  pieces integer not null,
  -- The line of the order whose pieces left or came back.
  line_id bigint references order_line (id),
  -- The line of the goods receipt whose pieces came.
  receipt_line_id bigint references receipt_line (id),
  -- The discarded pieces that were restored.
  restores bigint unique references lot_entry (id),
  at timestamptz not null,
  constraint lot_entry_sign check (case when kind in ('assigned', 'received', 'returned', 'restored') then pieces > 0 else pieces < 0 end),
  constraint lot_entry_line check ((line_id is not null) = (kind in ('shipped', 'returned'))),
  constraint lot_entry_receipt check ((receipt_line_id is not null) = (kind in ('received', 'receipt_undone'))),
  constraint lot_entry_restores check ((restores is not null) = (kind = 'restored'))
);
create index lot_entry_lot on lot_entry (lot_id, id);
create index lot_entry_receipt on lot_entry (receipt_line_id) where receipt_line_id is not null;
create index lot_entry_line on lot_entry (line_id) where line_id is not null;

create function add_lot_pieces() returns trigger language plpgsql as $$
begin
  update lot set pieces = pieces + new.pieces where id = new.lot_id;
  return new;
end $$;
create trigger lot_entry_adds before insert on lot_entry for each row execute function add_lot_pieces();
create trigger lot_entry_stays before update or delete on lot_entry
  for each row execute function refuse_change_of_entry();

create function refuse_unposted_lot() returns trigger language plpgsql as $$
begin
  raise exception 'The pieces of a lot change by an entry in its ledger.' using errcode = 'restrict_violation';
end $$;
create trigger lot_follows before update of pieces on lot for each row
  when (pg_trigger_depth() = 0) execute function refuse_unposted_lot();

-- Takes pieces from lots that expire from the day on, first expired first. Returns the pieces that these lots lacked.
create function take_from_lots(product integer, wanted integer, from_day date, entry_kind text, line bigint, moment timestamptz)
returns integer language plpgsql as $$
declare
  left_over integer := wanted;
  taken integer;
  one lot;
begin
  for one in select * from lot l where l.product_id = product and l.pieces > 0
      and (from_day is null or l.expires_on is null or l.expires_on >= from_day)
    order by l.expires_on nulls last, l.id loop
    exit when left_over <= 0;
    taken := least(left_over, one.pieces);
    insert into lot_entry (lot_id, kind, pieces, line_id, at) values (one.id, entry_kind, -taken, line, moment);
    left_over := left_over - taken;
  end loop;
  return left_over;
end $$;

create function pieces_without_lot(product integer) returns integer stable language sql as $$
  select coalesce((select h.pieces from goods_at_hand h where h.product_id = product), 0)
    - coalesce((select sum(l.pieces) from lot l where l.product_id = product), 0)::integer
$$;

-- Corrections take pieces without a lot first, then those that expire first. Pieces that come have no lot.
create function settle_lots_of_stock() returns trigger language plpgsql as $$
declare
  missing integer;
begin
  -- The movement has locked the product.
  if exists (select from lot_product p where p.product_id = new.product_id) then
    missing := -pieces_without_lot(new.product_id);
    if missing > 0 then
      perform take_from_lots(new.product_id, missing, null, 'corrected', null, new.at);
    end if;
  end if;
  return null;
end $$;
create trigger stock_movement_lots after insert on stock_movement for each row
  when (new.order_id is null and new.quantity < 0) execute function settle_lots_of_stock();

-- Pieces that leave take lots that are not expired, then pieces without a lot, then expired ones.
-- Pieces that come back return to the lots with which they left.
create function post_lots_of_pieces() returns trigger language plpgsql as $$
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
    perform take_from_lots(line.product_id, new.quantity, (new.at at time zone 'Europe/Bucharest')::date, 'shipped', line.id, new.at);
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
-- Its name puts it before order_line_movement_costs, so that both lock products in the same order.
create trigger order_line_movement_by_lot after insert on order_line_movement for each row
  when (new.kind in ('shipped', 'came_back')) execute function post_lots_of_pieces();
