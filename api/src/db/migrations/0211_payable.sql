-- What is still to pay of an order that was paid in part, as its entries say.
-- Owner: orders.
alter table orders add column payable_bani integer not null default 0;
alter table orders add constraint orders_payable_bani check (payable_bani >= 0) not valid;
