-- A voucher that nobody shall use or see any more stays with what it was used for.
alter table voucher add column archived_at timestamptz;

create or replace view voucher_scope as
  select id as voucher_id, name, category_ids, brand_ids, product_ids from voucher
  where (ends_at is null or ends_at > now()) and (max_uses is null or uses < max_uses) and archived_at is null;
