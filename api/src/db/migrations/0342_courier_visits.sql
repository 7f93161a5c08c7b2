-- Visits of couriers that staff order, at most one a day for each courier.
create table courier_visit (
  id bigint generated always as identity primary key,
  courier text not null,
  day date not null,
  from_hour text not null,
  to_hour text not null,
  parcels integer not null check (parcels > 0),
  state text not null check (state in ('asking', 'called', 'refused', 'unsure')),
  why text not null default '',
  called_by text not null,
  at timestamptz not null,
  unique (courier, day)
);

create or replace view order_facts as
select o.id as order_id, o.random_id, o.number, o.customer_id, o.customer_type, o.status,
    o.placed_at, (o.first_name || ' ') || o.last_name as buyer_name, o.email, o.total_bani,
    o.payment_code, o.payment_name, o.payment_state,
    ( select max(e.at) as max
           from order_event e
          where e.order_id = o.id and e.status = 'delivered') as delivered_at,
    ( select max(e.at) as max
           from order_event e
          where e.order_id = o.id and e.status = 'shipped') as shipped_at
   from orders o;
