-- outside a transaction
-- Figures of buyers read only the index. Other figures read sums.
create index concurrently if not exists orders_buyers on orders (placed_at, id)
  include (status, total_bani, customer_id, email, phone);
drop index concurrently if exists orders_sold_net;
