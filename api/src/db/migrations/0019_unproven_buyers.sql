-- From which network an order of somebody unknown came, while it may still count against who orders from there.
alter table orders add column placed_from text;
create index orders_placed_from on orders (placed_from) where placed_from is not null;
create index orders_open_phone on orders (phone) where status in ('new', 'awaiting_payment');
