-- Owner: receipts.
-- Replaced by receipt_order_piece.
alter table receipt_line drop column purchase_order_line_id;
