create or replace view product_facts as
select product.id, product.master_id, product.brand_id, product.category_id, product.code,
    product.barcode, product.slug, product.name, product.subtitle, product.description,
    product.is_published, product.price_bani, product.list_price_bani, product.stock,
    product.limited_stock_from, product.min_quantity, product.max_quantity, product.vat_code,
    product.sale_unit, product.net_amount, product.net_unit, product.weight_grams, product.width_mm,
    product.depth_mm, product.height_mm, product.updated_at,
    product.safety ->> 'reactsAs' as reacts_as, product.is_repriced, product.packaging,
    product.safety, product.durability_years, product.search_name,
    not product.is_noindex and product.canonical in ('', '/' || product.slug) as is_indexed,
    product.nc8
   from product;
