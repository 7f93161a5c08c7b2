-- What stayed to pay of an order that had grown, and never came, since its goods went back. Owner: orders.
alter table orders add column rest_waived_bani integer not null default 0 check (rest_waived_bani >= 0);
