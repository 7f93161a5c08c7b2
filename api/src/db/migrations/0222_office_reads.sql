-- outside a transaction
-- Index-only scans for counting orders without an invoice and summing up the sales of a year.
-- Owners: invoices, orders.
create index concurrently if not exists invoice_by_issue on invoice (issued_at, order_id, id) where kind = 'invoice';
create index concurrently if not exists orders_sales on orders (placed_at, id) include (status, total_bani, payment_name, delivery_name);
-- The new index begins with the same columns.
drop index concurrently if exists orders_placed;
