-- Sums of sold goods by product and day or month, so that figures of a year read no order lines. A nightly job writes
-- them. Days that changed since, or were not summed yet, are read from the orders.
-- Owner: orders.
create table sale_sum (
  step text not null check (step in ('day', 'month')),
  -- A Romanian day, the first one of a month.
  starts_on date not null,
  -- 0 for lines without a product.
  product_id integer not null,
  -- Lines of the type `product`, at their price with VAT after discounts.
  pieces integer not null,
  bani bigint not null,
  -- Lines of all types except charges, without VAT.
  all_pieces integer not null,
  net_bani bigint not null,
  primary key (step, starts_on, product_id) include (pieces, bani, all_pieces, net_bani)
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

-- The summed days, without gaps.
-- Owner: orders.
create table sale_day (
  day date primary key
);

-- Days before today whose orders changed. Not unique, so that changes of the same day do not wait for each other.
-- Owner: orders.
create table sale_change (
  id bigint generated always as identity primary key,
  day date not null
);

create function note_sale_change() returns trigger language plpgsql as $$
begin
  insert into sale_change (day)
  select distinct c.day from changed_orders o
  cross join lateral (select (o.placed_at at time zone 'Europe/Bucharest')::date as day) c
  where c.day < (now() at time zone 'Europe/Bucharest')::date;
  return null;
end $$;

create function note_sale_changes() returns trigger language plpgsql as $$
begin
  insert into sale_change (day)
  select distinct c.day from old_orders o join new_orders n on n.id = o.id
  cross join lateral unnest(array[o.placed_at, n.placed_at]) p (placed_at)
  cross join lateral (select (p.placed_at at time zone 'Europe/Bucharest')::date as day) c
  where ((o.status in ('cancelled', 'refused')) <> (n.status in ('cancelled', 'refused')) or o.placed_at <> n.placed_at)
    and c.day < (now() at time zone 'Europe/Bucharest')::date;
  return null;
end $$;

create function note_sale_line_change() returns trigger language plpgsql as $$
begin
  insert into sale_change (day)
  select distinct c.day from (select distinct order_id from changed_lines) l join orders o on o.id = l.order_id
  cross join lateral (select (o.placed_at at time zone 'Europe/Bucharest')::date as day) c
  where c.day < (now() at time zone 'Europe/Bucharest')::date;
  return null;
end $$;

create trigger orders_change_sales after update on orders
  referencing old table as old_orders new table as new_orders for each statement execute function note_sale_changes();
create trigger deleted_orders_change_sales after delete on orders
  referencing old table as changed_orders for each statement execute function note_sale_change();
create trigger inserted_lines_change_sales after insert on order_line
  referencing new table as changed_lines for each statement execute function note_sale_line_change();
create trigger updated_lines_change_sales after update on order_line
  referencing new table as changed_lines for each statement execute function note_sale_line_change();
create trigger deleted_lines_change_sales after delete on order_line
  referencing old table as changed_lines for each statement execute function note_sale_line_change();
