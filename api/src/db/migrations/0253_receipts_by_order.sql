-- outside a transaction
-- Receipts of an order to a supplier.
create index concurrently if not exists receipt_purchase_order on receipt (purchase_order_id) where purchase_order_id is not null;
create index concurrently if not exists receipt_line_purchase_order_line on receipt_line (purchase_order_line_id)
  where purchase_order_line_id is not null;
