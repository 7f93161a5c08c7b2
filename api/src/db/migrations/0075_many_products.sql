-- A hundred thousand products: found by barcode and by part of a name, listed by name, brought in by files.
create index product_barcode on product (barcode) where barcode is not null;
-- In small letters, names without marks, as somebody types them.
alter table product
  add column search_name text not null generated always as (
    lower(translate(name, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT'))
  ) stored,
  add column search_code text not null generated always as (lower(code)) stored;
create index product_search_name on product using gin (search_name gin_trgm_ops);
create index product_search_code on product (search_code text_pattern_ops);
-- What is looked at of each product that a list passes over stands in its index.
create index product_listed on product (name, id) include (search_name, search_code, barcode, is_published)
  where archived_at is null;
create index product_listed_brand on product (brand_id, name, id) where archived_at is null;
-- Former addresses follow their product from address to address.
create index route_redirect on route (redirect_to) where redirect_to is not null;

-- In which part of the work a row was judged: rows may be taken in another order than the file has them.
alter table data_import_row add column part integer not null default 0;
