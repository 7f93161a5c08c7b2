-- The day that was promised as the order was placed or paid, and the day on which it has to leave for that; as promised, whatever the shop's terms become.
-- Owner: orders.
alter table orders add column promised_from date;
alter table orders add column promised_to date;
alter table orders add column leaves_by date;
alter table orders add constraint orders_promise_check check (
  num_nonnulls(promised_from, promised_to, leaves_by) in (0, 3)
  and leaves_by <= promised_from and promised_from <= promised_to);
-- Which of the orders that still have to leave, or to come, are late.
create index orders_promise on orders (promised_to) where promised_to is not null
  and status in ('new', 'confirmed', 'preparing', 'shipped');
