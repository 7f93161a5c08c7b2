-- Ids that the shop gives by itself stand apart from those that files tell.
create sequence category_id start 500000001 maxvalue 999999999;
create sequence brand_id start 500000001 maxvalue 999999999;
create sequence parameter_id start 500000001 maxvalue 999999999;
-- Values that stand for brands begin at 1,000,000 (catalog: brand-facet).
create sequence parameter_value_id start 500001 maxvalue 999999;
create sequence promotion_id start 500000001 maxvalue 999999999;
create sequence bundle_id start 500000001 maxvalue 999999999;
create sequence store_id start 500000001 maxvalue 999999999;

-- Owner: vouchers. What those name that can still be used.
create view voucher_scope as
  select id as voucher_id, name, category_ids, brand_ids, product_ids from voucher
  where (ends_at is null or ends_at > now()) and (max_uses is null or uses < max_uses);
