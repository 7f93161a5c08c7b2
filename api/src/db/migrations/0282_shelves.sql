-- Shelf of a product in the warehouse, such as "A-03-2".
-- Owner: stock.
create table product_shelf (
  product_id integer primary key references product (id),
  shelf text not null check (char_length(shelf) between 1 and 30)
);

-- Owner: stock.
create view shelf_facts as select product_id, shelf from product_shelf;
