-- Prices of suppliers' offers, one row for each change. Rows are only added.
-- Owner: suppliers.
create table supplier_offer_price (
  id bigint generated always as identity primary key,
  supplier_id integer not null references supplier (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  code text not null,
  pack integer not null,
  -- Net price of a pack in bani or cents of the supplier's currency.
  price_bani bigint not null check (price_bani >= 0),
  valid_from date not null,
  -- The goods receipt that had the price; null for a price that staff entered.
  receipt_id bigint references receipt (id) on delete cascade,
  -- Name of the receipt, such as "NIR 3/2026"; empty for a price that staff entered.
  reference text not null
);
create index supplier_offer_price_offer on supplier_offer_price (supplier_id, product_id, pack, code, id);
create index supplier_offer_price_product on supplier_offer_price (product_id);
create index supplier_offer_price_receipt on supplier_offer_price (receipt_id) where receipt_id is not null;
create trigger supplier_offer_price_stays before update on supplier_offer_price
  for each row execute function refuse_change_of_past();

insert into supplier_offer_price (supplier_id, product_id, code, pack, price_bani, valid_from, reference)
select supplier_id, product_id, code, pack, price_bani, valid_from, ''
from supplier_offer where price_bani is not null order by id;
