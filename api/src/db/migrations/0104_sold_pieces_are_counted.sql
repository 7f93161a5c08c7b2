-- How far the ledger of stock is counted into `product.sold`, which is what "popular" orders by: one row.
create table sold_count (
  is_only boolean primary key default true check (is_only),
  last_movement_id bigint not null
);
insert into sold_count (last_movement_id) values (0);
