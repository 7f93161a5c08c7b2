-- Owner: orders.
-- The part of discount_bani that staff gave; the rest is the line's share of the voucher.
alter table order_line add column staff_discount_bani integer not null default 0 check (staff_discount_bani >= 0);
