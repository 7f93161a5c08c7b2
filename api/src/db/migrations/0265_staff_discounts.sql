-- Owner: orders.
-- The part of discount_bani given by staff. The rest is the line's share of the voucher.
alter table order_line add column staff_discount_bani integer not null default 0 check (staff_discount_bani >= 0);
