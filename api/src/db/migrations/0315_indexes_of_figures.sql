-- outside a transaction
-- The value of stock at a day is today's, minus the entries since.
create index concurrently if not exists cost_entry_at on cost_entry (at) include (kind, pieces, value_bani);

-- Sales by channel read only the index.
create index concurrently if not exists orders_sold on orders (placed_at, id)
  include (status, total_bani, payment_name, delivery_name, payment_code, placed_by, customer_id, customer_type);
drop index concurrently if exists orders_sales;

-- Products with low stock are counted without reading all published ones.
create index concurrently if not exists product_unpublished on product (id) where not is_published;
