-- The place of a stock count; null for the warehouse.
-- Owner: counts.
alter table stock_count add column place_id integer;
alter table stock_count add constraint stock_count_place foreign key (place_id) references stock_place (id) not valid;

-- Owner: stock-places.
create view stock_place_facts as select id, name, is_active from stock_place;

-- Owner: stock-places.
create view place_goods as select place_id, product_id, pieces from place_stock;
