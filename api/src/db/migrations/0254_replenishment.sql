-- Products to reorder, and products that do not sell. A nightly job counts sales; stock is copied every ten minutes,
-- so that lists of 100,000 products read only narrow rows.
-- Owner: replenishment.
create table product_supply (
  product_id integer primary key references product (id) on delete cascade,
  -- Set by hand; the proposals apply otherwise.
  minimum integer check (minimum between 0 and 1000000),
  target integer check (target between 0 and 1000000),
  proposed_minimum integer not null default 0,
  proposed_target integer not null default 0,
  -- Pieces sold in 90 days, without returned ones.
  sold_90 integer not null default 0,
  stock integer not null default 0,
  last_sold_on date,
  -- Since when the product is in stock without a gap, as far as known.
  stocked_on date not null,
  idle_since date generated always as (greatest(last_sold_on, stocked_on)) stored,
  constraint product_supply_target check ((minimum is null) = (target is null) and target >= minimum)
);
create index product_supply_short on product_supply (product_id) where coalesce(minimum, proposed_minimum) > stock;
create index product_supply_idle on product_supply (idle_since, product_id) where stock > 0;

-- Pieces sold; negative for cancelled and returned ones.
-- Owner: stock.
create view sold_goods as
select m.product_id, -m.quantity as pieces, m.at
   from stock_movement m
  where m.reason in ('order', 'cancellation', 'return');

-- What active suppliers sell.
-- Owner: suppliers.
create view active_offer as
select o.id, o.product_id, o.supplier_id, s.name as supplier, s.currency, s.lead_days, o.code, o.pack, o.price_bani, o.is_preferred
   from supplier_offer o join supplier s on s.id = o.supplier_id
  where s.is_active;

-- Pieces that are on order, or in a draft of an order.
-- Owner: purchase-orders.
create view coming_goods as
select l.product_id, l.purchase_order_id, l.pieces - l.received as pieces, o.sent_at is null as is_draft
   from purchase_order_line l join purchase_order o on o.id = l.purchase_order_id
  where l.received < l.pieces and o.closed_at is null and o.cancelled_at is null;
