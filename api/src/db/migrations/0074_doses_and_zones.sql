-- How a concentrate is diluted: { mlFrom, mlTo, waterLitres }; null for what is used as it is.
alter table product add column dilution jsonb;

-- The parts of one piece that a bucket takes, at the lightest and the strongest dose: times the price, what it costs.
alter table product_read
  add column bucket_share double precision,
  add column bucket_share_to double precision;

-- The colour code is a parameter of the shop's own, beside the brand: its ids lie outside of what files and sequences give.
update parameter set slug = slug || '-' || id where slug = 'zona';
insert into parameter (id, name, slug, sort_order) values (500000000, 'Zonă', 'zona', 0);
insert into parameter_value (id, parameter_id, name, slug, sort_order) values
  (499997, 500000000, 'Roșu: toalete', 'rosu', 1),
  (499998, 500000000, 'Galben: chiuvete', 'galben', 2),
  (499999, 500000000, 'Verde: bucătărie', 'verde', 3),
  (500000, 500000000, 'Albastru: uz general', 'albastru', 4);

-- The view of 0034_published_reads.sql with what a product makes gas with, which carts ask.
create or replace view product_facts as
  select id, master_id, brand_id, category_id, code, barcode, slug, name, subtitle, description, is_published, price_bani,
    list_price_bani, stock, limited_stock_from, min_quantity, max_quantity, vat_code, sale_unit, net_amount, net_unit,
    weight_grams, width_mm, depth_mm, height_mm, updated_at, safety ->> 'reactsAs' as reacts_as
  from product;

-- The zones as rooms are a block of the home page.
alter table home_block drop constraint home_block_type_check;
alter table home_block add constraint home_block_type_check
  check (type in ('hero_banners', 'custom_html', 'banner', 'product', 'blogarticle', 'brand_carousel', 'zones'));
