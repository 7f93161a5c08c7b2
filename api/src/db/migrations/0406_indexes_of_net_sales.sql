-- outside a transaction
-- Net sales read only the index.
create index concurrently if not exists orders_sold_net on orders (placed_at, id)
  include (status, total_bani, vat_bani, payment_name, delivery_name, payment_code, placed_by, customer_id, customer_type);
drop index concurrently if exists orders_sold;

-- Baskets of a period.
create index concurrently if not exists cart_created on cart (created_at);
