-- Owner: receipts.
alter table receipt_line add column purchase_order_line_id bigint;
alter table receipt_line add constraint receipt_line_purchase_order_line_id_fkey
  foreign key (purchase_order_line_id) references purchase_order_line (id) not valid;
