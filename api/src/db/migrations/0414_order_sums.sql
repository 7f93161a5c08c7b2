-- Sums of sold orders by day or month, beside `sale_sum`: figures by channel and method read few orders.
-- Owner: orders.
create table order_sum (
  step text not null check (step in ('day', 'month')),
  -- A Romanian day, the first one of a month.
  starts_on date not null,
  channel text not null check (channel in ('staff', 'seap', 'emag', 'account', 'guest')),
  customer_type text not null,
  payment_name text not null,
  delivery_name text not null,
  orders integer not null,
  bani bigint not null,
  net_bani bigint not null,
  primary key (step, starts_on, channel, customer_type, payment_name, delivery_name)
);

-- The next night writes all sums again, so that the new table has the same days as `sale_sum`.
delete from sale_day;

create or replace function note_sale_changes() returns trigger language plpgsql as $$
begin
  insert into sale_change (day)
  select distinct c.day from old_orders o join new_orders n on n.id = o.id
  cross join lateral unnest(array[o.placed_at, n.placed_at]) p (placed_at)
  cross join lateral (select (p.placed_at at time zone 'Europe/Bucharest')::date as day) c
  where (o.status in ('cancelled', 'refused'), o.placed_at, o.total_bani, o.vat_bani, o.order_type, o.placed_by is null,
      o.customer_id is null, o.customer_type, o.payment_code, o.payment_name, o.delivery_name)
    is distinct from (n.status in ('cancelled', 'refused'), n.placed_at, n.total_bani, n.vat_bani, n.order_type,
      n.placed_by is null, n.customer_id is null, n.customer_type, n.payment_code, n.payment_name, n.delivery_name)
    and c.day < (now() at time zone 'Europe/Bucharest')::date;
  return null;
end $$;
