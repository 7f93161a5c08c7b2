-- The home page may have blocks of bucket prices.
-- Owner: content.
alter table home_block drop constraint home_block_type_check;
alter table home_block add constraint home_block_type_check check (type in ('hero_banners', 'custom_html', 'banner', 'product',
  'blogarticle', 'brand_carousel', 'zones', 'buckets')) not valid;
