-- outside a transaction
-- Lists of one channel's orders, the newest first.
create index concurrently if not exists orders_order_type on orders (order_type, placed_at, id);
