-- A hundred thousand products: found by barcode and by part of a name, listed by name, brought in by files.
create index product_barcode on product (barcode) where barcode is not null;
create index product_listed on product (name, id) where archived_at is null;
create index product_name_part on product using gin (name gin_trgm_ops);
create index product_code_part on product using gin (code gin_trgm_ops);
-- Former addresses follow their product from address to address.
create index route_redirect on route (redirect_to) where redirect_to is not null;

-- In which part of the work a row was judged: rows may be taken in another order than the file has them.
alter table data_import_row add column part integer not null default 0;
