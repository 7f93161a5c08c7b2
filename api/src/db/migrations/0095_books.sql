-- Registers are read by the day of issue, and have a right of their own: who issues invoices and sees figures keeps them.
create index invoice_issued on invoice (issued_at, id);
update staff_role set permissions = permissions || '{books:view}'
where permissions @> '{invoices:issue,figures:view}' and not 'books:view' = any(permissions);
update staff_key set permissions = permissions || '{books:view}'
where permissions @> '{invoices:issue,figures:view}' and not 'books:view' = any(permissions);
