-- Owner: price-lists.
-- The delivery price and the free-delivery threshold of the list's members; null for none.
alter table price_list add column delivery_bani integer check (delivery_bani >= 0);
alter table price_list add column free_delivery_from_bani integer check (free_delivery_from_bani >= 0);
-- Whether both amounts are without VAT.
alter table price_list add column is_delivery_net boolean not null default false;
