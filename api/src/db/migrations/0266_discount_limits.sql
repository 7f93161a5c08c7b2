-- Owner: staff.
-- The largest discount, in percent of an order's goods, that people with this role may give; it requires the permission discounts:give.
alter table staff_role add column discount_percent numeric(5,2) not null default 0
  check (discount_percent between 0 and 100);
update staff_role set permissions = permissions || '{discounts:give}', discount_percent = 10
where id = 2 and name = 'Comenzi' and not permissions @> '{discounts:give}';
