-- Owner: orders.
-- Delivery terms of the buyer's price lists when the order was placed; null for orders of earlier releases. Changes of
-- the order use them, even if a list was changed or deleted.
alter table orders add column own_delivery jsonb;
