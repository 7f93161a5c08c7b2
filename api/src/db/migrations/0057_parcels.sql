-- Several parcels of one order: those that go ahead name what is in them, the order's own takes what is left.
-- Owner: shipments. What stood before is the order's own parcel and takes all of it.
alter table shipment
  -- 0: the order's own, with all that no other parcel takes; from 1 on: one that goes ahead.
  add column part integer not null default 0 check (part >= 0),
  -- What the courier collects with a parcel that goes ahead; the order's own collects the rest of the total.
  add column cash_bani integer not null default 0 check (cash_bani >= 0),
  -- When a parcel that goes ahead was handed over; the order's own leaves with the order.
  add column left_at timestamptz,
  add column ended_as text check (ended_as in ('delivered', 'returned')),
  add column ended_at timestamptz,
  add constraint shipment_part unique (order_id, part),
  drop constraint shipment_order_id_key,
  add check ((ended_as is null) = (ended_at is null)),
  add check (part > 0 or (cash_bani = 0 and left_at is null));
create index shipment_returned on shipment (order_id) where ended_as = 'returned';
create index shipment_ahead on shipment (order_id) where part > 0;

create table shipment_piece (
  shipment_id bigint not null references shipment (id) on delete cascade,
  product_id integer not null references product (id),
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, product_id)
);

-- The order's own parcel, as before.
create or replace view order_waybill as
  select order_id, courier, awb, tracking_url, cost_bani, status, status_at from shipment where part = 0;
create view order_parcel as
  select id, order_id, part, courier, awb, tracking_url, cost_bani, status, status_at, cash_bani, created_at, left_at,
    ended_as, ended_at
  from shipment;
-- What is in the parcels that go ahead.
create view parcel_piece as
  select s.order_id, p.shipment_id, p.product_id, p.quantity
  from shipment_piece p join shipment s on s.id = p.shipment_id;

-- Owner: incoming. A courier collects each parcel once; 0 is that of an order without a waybill, or from before.
alter table incoming_row add column shipment_id bigint not null default 0;
drop index incoming_row_collected;
create unique index incoming_row_collected on incoming_row (order_id, shipment_id) where kind = 'cod';

-- Owner: packing. What was put in before a parcel went ahead left with it: packing begins anew for the rest.
create or replace view open_packing as
  select order_id from packing where finished_at is null
  union all
  select distinct s.order_id from order_parcel s
  where s.part > 0 and not exists (
    select from packing p where p.order_id = s.order_id
      and (p.finished_at is null or p.finished_at > (
        select max(l.created_at) from order_parcel l where l.order_id = s.order_id and l.part > 0)));
