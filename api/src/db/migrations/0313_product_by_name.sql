-- outside a transaction
-- Lists by product name, which include archived products.
create index concurrently if not exists product_by_name on product (name, id);
