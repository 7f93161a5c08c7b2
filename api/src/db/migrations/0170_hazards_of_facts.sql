-- Hazards and durability guarantees, for carts and lists. Owner: catalog.
create or replace view product_facts as
  select id, master_id, brand_id, category_id, code, barcode, slug, name, subtitle, description, is_published, price_bani,
    list_price_bani, stock, limited_stock_from, min_quantity, max_quantity, vat_code, sale_unit, net_amount, net_unit,
    weight_grams, width_mm, depth_mm, height_mm, updated_at, safety ->> 'reactsAs' as reacts_as, is_repriced, packaging,
    safety, durability_years
  from product;
