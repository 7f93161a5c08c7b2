-- Owner: catalog.
-- Products with limited or no stock, published or not, for modules that order goods.
create view scarce_product as
select l.product_id, l.is_out_of_stock
   from low_stock_product l;
