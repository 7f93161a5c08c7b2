-- What stayed to pay of an order that had grown, and never came, since its goods went back. Owner: orders.
alter table orders add column rest_waived_bani integer not null default 0;
-- Not valid: every row that stands is 0, and is not read for it.
alter table orders add constraint orders_rest_waived_bani check (rest_waived_bani >= 0) not valid;

-- Owner: returns. The account that a return tells, by its order, too: what else goes back of that order goes there.
create or replace view return_account as select id as return_id, bank, iban, order_id from return_request;
