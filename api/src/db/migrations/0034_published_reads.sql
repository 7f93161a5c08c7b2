-- More of what one module reads of another's tables. A view holds the columns that others may rely on; its owner keeps it
-- as it changes its tables. Rows locked through a view are locked in its table.
-- Owner: catalog.
create view product_facts as
  select id, master_id, brand_id, category_id, code, barcode, slug, name, subtitle, description, is_published, price_bani,
    list_price_bani, stock, limited_stock_from, min_quantity, max_quantity, vat_code, sale_unit, net_amount, net_unit,
    weight_grams, width_mm, depth_mm, height_mm, updated_at
  from product;
create view product_picture_facts as select product_id, position, url from product_picture;
create view brand_facts as select id, name, slug, logo, sort_order from brand;
create view category_facts as
  select id, parent_id, name, slug, picture, sort_order, must_have_model from category;
create view parameter_facts as select id, name, slug, sort_order from parameter;
create view parameter_value_facts as select id, parameter_id, name, slug, sort_order from parameter_value;

-- Owner: promotions.
create view promotion_facts as
  select id, label, percent, picture, sort_order, is_published, starts_at, ends_at from promotion;
create view promotion_product_facts as select promotion_id, product_id from promotion_product;

-- Owner: bundles.
create view bundle_facts as select id, picture, is_published from bundle;

-- Owner: stores; where orders can be collected.
create view pickup_store as select id, name, address, city from store where hands_out_orders;

-- Owner: shipping.
create view open_locker as select id from locker where is_active;

-- Owner: routing.
create view route_facts as select path, kind, target_id from route;

-- Owners: content, blog, landing; what a list of pages tells of them.
create view article_facts as select id, picture, created_at from article;
create view blog_post_facts as select id, picture, created_at, is_published, meta_robots from blog_post;
create view landing_page_facts as select id, status from landing_page;

-- Owner: reviews.
create view review_facts as
  select id, product_id, customer_id, order_id, name, email, title, comment, stars, state, created_at from review;
create view review_comment_facts as
  select id, review_id, parent_id, name, comment, is_shop, created_at from review_comment;

-- Owner: customers; the hash of a password is nobody else's.
create view customer_person as
  select id, email, first_name, last_name, phone, erased_at from customer;
