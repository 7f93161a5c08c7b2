-- The credit of a refund that came back is reversed.
-- Owner: orders.
alter table payment_credit drop constraint payment_credit_amount_bani_check;
alter table payment_credit add constraint payment_credit_amount_bani_check check (amount_bani <> 0) not valid;
