-- An order that was paid and then grew: what stays to pay, and the payments that are for that alone.
alter table orders add column rest_bani integer not null default 0 check (rest_bani >= 0);
alter table payment add column is_rest boolean not null default false;
-- An order is paid once; each rest of it is a payment of its own.
drop index payment_paid_once;
create unique index payment_paid_once on payment (order_id) where state = 'paid' and not is_rest;
