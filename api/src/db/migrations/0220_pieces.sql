-- closes the shop: lines of orders get an identity, and tables that named them by position go
-- Permanent order lines and a ledger of their pieces: ordered, withdrawn, returned, refunded. (decisions/0017)

drop view return_goods;
drop view refunded_goods;
drop view order_goods;

alter table return_line drop constraint return_line_order_id_position_fkey;
alter table refund_line drop constraint refund_line_order_id_position_fkey;
alter table order_line
  drop constraint order_line_pkey,
  add column id bigint generated always as identity primary key,
  alter column order_id set not null,
  alter column position set not null,
  drop constraint order_line_quantity_check,
  add constraint order_line_quantity_check check (quantity >= 0),
  -- For display only: an amendment renumbers the lines.
  add constraint order_line_position unique (order_id, position) deferrable initially deferred;

-- Append-only. The kind determines whether pieces are added or removed.
-- Owner: ledger.
create table order_line_movement (
  id bigint generated always as identity primary key,
  line_id bigint not null references order_line (id),
  kind text not null check (kind in ('ordered', 'added', 'removed', 'shipped', 'came_back', 'withdrawn', 'kept', 'returned',
    'given_back')),
  quantity integer not null check (quantity > 0),
  -- For removed pieces: their withdrawal.
  return_id bigint references return_request (id),
  refund_id bigint references refund (id),
  -- Not a foreign key, because abandoned parcels are deleted.
  shipment_id bigint,
  at timestamptz not null,
  trace text,
  constraint order_line_movement_cause check (
    case when kind in ('withdrawn', 'kept', 'returned') then return_id is not null else return_id is null or kind = 'removed' end
    and (kind = 'given_back') = (refund_id is not null)
    and (shipment_id is null or kind in ('shipped', 'came_back')))
);
create index order_line_movement_line on order_line_movement (line_id);
create index order_line_movement_return on order_line_movement (return_id) where return_id is not null;
-- A line opens once, a return claims and ends its pieces once, and a refund returns pieces once.
create unique index order_line_movement_opened on order_line_movement (line_id) where kind = 'ordered';
create unique index order_line_movement_of_return on order_line_movement (return_id, line_id, kind) where kind <> 'removed' and return_id is not null;
create unique index order_line_movement_of_refund on order_line_movement (refund_id, line_id) where refund_id is not null;

-- Goods that only a withdrawal still contains get a line without pieces. Their price is unknown.
insert into order_line (order_id, position, product_type, product_id, name, code, unit, quantity, unit_price_bani, vat_percent, vat_bani)
select r.order_id, (select max(l.position) from order_line l where l.order_id = r.order_id)
    + row_number() over (partition by r.order_id order by min(f.id)), 'product', f.product_id, f.name, '', f.unit, 0, 0, 0, 0
from return_former_line f join return_request r on r.id = f.return_id
group by r.order_id, f.product_id, f.name, f.unit;

create temporary table former_piece on commit drop as
select f.return_id, l.id as line_id, sum(f.quantity)::integer as quantity
from return_former_line f join return_request r on r.id = f.return_id
join order_line l on l.order_id = r.order_id and l.quantity = 0
  and (l.product_id, l.name, l.unit) is not distinct from (f.product_id, f.name, f.unit)
group by f.return_id, l.id;

insert into order_line_movement (line_id, kind, quantity, at)
select l.id, 'ordered', coalesce(f.quantity, l.quantity), o.placed_at
from order_line l join orders o on o.id = l.order_id
left join (select line_id, sum(quantity)::integer as quantity from former_piece group by 1) f on f.line_id = l.id
order by l.order_id, l.position;

insert into order_line_movement (line_id, kind, quantity, return_id, at)
select p.line_id, m.kind, p.quantity, case when m.kind <> 'removed' or r.status <> 'rejected' then r.id end, m.at
from (
  select return_id, line_id, quantity, true as is_former from former_piece
  union all
  select w.return_id, l.id, w.quantity, false
  from return_line w join order_line l on l.order_id = w.order_id and l.position = w.position
) p join return_request r on r.id = p.return_id
cross join lateral (values (1, 'withdrawn', r.created_at, true), (2, 'removed', r.changed_at, p.is_former),
  (3, 'kept', r.changed_at, r.status = 'rejected' or (r.status = 'closed' and not p.is_former)),
  (4, 'returned', r.changed_at, r.status = 'refunded' and not p.is_former)) m(place, kind, at, is_so)
where m.is_so
order by r.id, m.place, p.line_id;

insert into order_line_movement (line_id, kind, quantity, refund_id, at)
select l.id, 'given_back', g.quantity, g.refund_id, r.created_at
from refund_line g join order_line l on l.order_id = g.order_id and l.position = g.position
join refund r on r.id = g.refund_id
order by r.id, l.id;

-- Pieces that shipped and were not returned, assigned to the lines of their product in line order.
insert into order_line_movement (line_id, kind, quantity, at)
select l.id, 'shipped', p.pieces, coalesce((select max(e.at) from order_event e where e.order_id = l.order_id and e.status = 'shipped'), l.placed_at)
from (
  select l.id, l.order_id, l.product_id, l.quantity, o.placed_at, o.status,
    sum(l.quantity) over product as held, sum(l.quantity) over (product order by l.position) - l.quantity as earlier
  from order_line l join orders o on o.id = l.order_id
  where l.product_id is not null and l.quantity > 0 and o.status not in ('cancelled', 'refused')
  window product as (partition by l.order_id, l.product_id)
) l
left join (
  select s.order_id, c.product_id, sum(c.quantity) as pieces,
    sum(c.quantity) filter (where s.left_at is not null and s.ended_as is distinct from 'returned') as away
  from shipment_piece c join shipment s on s.id = c.shipment_id group by 1, 2
) a on a.order_id = l.order_id and a.product_id = l.product_id
cross join lateral (select least(l.quantity, greatest(0, coalesce(a.away, 0) + case
  when l.status in ('shipped', 'delivered', 'completed', 'partly_returned', 'returned')
    and not exists (select from shipment s where s.order_id = l.order_id and s.part = 0 and s.ended_as = 'returned')
  then greatest(0, l.held - coalesce(a.pieces, 0)) else 0 end - l.earlier))::integer as pieces) p
where p.pieces > 0
order by l.order_id, l.id;

drop table return_former_line;
drop table return_line;
drop table refund_line;

-- The current lines of an order.
-- Owner: orders.
create view order_goods as
select l.id as line_id, l.order_id, l.position, l.product_type, l.product_id, l.name, l.code, l.picture, l.unit, l.quantity,
    l.unit_price_bani
   from order_line l
  where l.quantity > 0;

-- Counts of each line's pieces by state.
-- Owner: ledger.
create view order_line_state as
select l.id as line_id, l.order_id, s.held, s.away, s.withdrawn, s.returned, s.given_back,
    s.held - s.away as to_ship, s.away - s.returned as with_buyer,
    s.returned + s.given_back as paid_back, s.withdrawn + s.given_back as taken,
    s.held - s.withdrawn - s.given_back as takable
   from order_line l cross join lateral (
     select (sum(m.quantity) filter (where m.kind in ('ordered', 'added'))
         - coalesce(sum(m.quantity) filter (where m.kind = 'removed'), 0))::integer as held,
       (coalesce(sum(m.quantity) filter (where m.kind = 'shipped'), 0)
         - coalesce(sum(m.quantity) filter (where m.kind = 'came_back'), 0))::integer as away,
       -- Pieces that the buyer wants to return or returned: neither kept nor removed from the order.
       (coalesce(sum(m.quantity) filter (where m.kind = 'withdrawn'), 0)
         - coalesce(sum(m.quantity) filter (where m.kind = 'kept' or (m.kind = 'removed' and m.return_id is not null)), 0))::integer as withdrawn,
       coalesce(sum(m.quantity) filter (where m.kind = 'returned'), 0)::integer as returned,
       coalesce(sum(m.quantity) filter (where m.kind = 'given_back'), 0)::integer as given_back
     from order_line_movement m where m.line_id = l.id) s;

-- Pieces of each line in each return, and how many of them are still open.
-- Owner: ledger.
create view return_piece as
select m.return_id, m.line_id, l.order_id,
    sum(m.quantity) filter (where m.kind = 'withdrawn')::integer as named,
    (sum(m.quantity) filter (where m.kind = 'withdrawn')
      - coalesce(sum(m.quantity) filter (where m.kind <> 'withdrawn'), 0))::integer as open
   from order_line_movement m join order_line l on l.id = m.line_id
  where m.return_id is not null
  group by m.return_id, m.line_id, l.order_id;

-- Products of a return, one row per product, whether still in the order or removed from it.
-- Owner: returns.
create view return_goods as
select p.return_id, min(l.position) as position, l.product_id, l.name, l.unit, sum(p.named)::integer as quantity
   from return_piece p join order_line l on l.id = p.line_id
  group by p.return_id, l.product_id, l.name, l.unit;

-- Constraints

create trigger order_line_movement_stays before update or delete on order_line_movement
  for each row execute function refuse_change_of_past();
create trigger order_line_stays before delete on order_line
  for each row execute function refuse_change_of_past();
create trigger order_line_keeps before update on order_line for each row
  when ((old.order_id, old.product_type, old.product_id, old.unit_price_bani, old.bundle_id)
    is distinct from (new.order_id, new.product_type, new.product_id, new.unit_price_bani, new.bundle_id))
  execute function refuse_change_of_past();

create function keep_pieces() returns trigger language plpgsql as $$
declare
  line bigint;
  named_by bigint;
  state order_line_state;
begin
  if tg_table_name = 'order_line' then
    line := new.id;
  else
    line := new.line_id;
    named_by := new.return_id;
  end if;
  select * into state from order_line_state s where s.line_id = line;
  if state.held is distinct from (select l.quantity from order_line l where l.id = line) then
    raise exception 'The pieces of order line % are not what its movements come to.', line using errcode = 'check_violation';
  end if;
  if state.returned > state.withdrawn or state.takable < 0 then
    raise exception 'More pieces of order line % are withdrawn or given back than it has.', line using errcode = 'check_violation';
  end if;
  if state.away < 0 or state.to_ship < 0 then
    raise exception 'More pieces of order line % are shipped than it has.', line using errcode = 'check_violation';
  end if;
  if exists (select from return_piece p where p.return_id = named_by and p.line_id = line and coalesce(p.open, -1) < 0) then
    raise exception 'Return % ends more pieces of order line % than it names.', named_by, line using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger order_line_pieces after insert or update of quantity on order_line deferrable initially deferred
  for each row execute function keep_pieces();
create constraint trigger order_line_movement_pieces after insert on order_line_movement deferrable initially deferred
  for each row when (new.kind <> 'ordered') execute function keep_pieces();
