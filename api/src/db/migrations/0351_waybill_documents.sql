-- The labels of couriers that print them only once, and the courier's own ids of the parcels.
create table waybill_document (
  courier text not null,
  awb text not null,
  order_id bigint not null references orders (id) on delete cascade,
  courier_id text not null,
  -- Null for a waybill that was found after a lost response.
  label bytea,
  primary key (courier, awb)
);
create index waybill_document_order on waybill_document (order_id);
