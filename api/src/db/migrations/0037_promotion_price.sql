-- A promotion takes per cent off, or asks one price for each of its products; never more than the list price.
alter table promotion add column price_bani integer check (price_bani > 0);
alter table promotion add check (percent is null or price_bani is null);

do $$
begin
  execute (
    select format('alter table promotion drop constraint %I', conname) from pg_constraint
    where conrelid = 'promotion'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) ~ 'percent IS NOT NULL.* OR .*gift_product_id IS NOT NULL'
  );
end $$;
alter table promotion add check (percent is not null or price_bani is not null or gift_product_id is not null);

create or replace view promotion_facts as
  select id, label, percent, picture, sort_order, is_published, starts_at, ends_at, price_bani from promotion;
