-- A price is written in place: PostgreSQL leaves a row's index entries alone where no indexed column changes and the page has room for the
-- row's next version. So half of each page is left free, and what finds reduced products changes only when a reduction begins or ends.
drop index product_repriced;
alter table product set (fillfactor = 50);
alter table product_read set (fillfactor = 50);
alter table product
  add column is_repriced boolean not null generated always as (price_bani <> list_price_bani) stored;
create index product_repriced on product (id) where is_repriced;
cluster product_read using product_read_pkey;
alter table product_read set without cluster;

-- The view of 0074_doses_and_zones.sql with it.
create or replace view product_facts as
  select id, master_id, brand_id, category_id, code, barcode, slug, name, subtitle, description, is_published, price_bani,
    list_price_bani, stock, limited_stock_from, min_quantity, max_quantity, vat_code, sale_unit, net_amount, net_unit,
    weight_grams, width_mm, depth_mm, height_mm, updated_at, safety ->> 'reactsAs' as reacts_as, is_repriced
  from product;
