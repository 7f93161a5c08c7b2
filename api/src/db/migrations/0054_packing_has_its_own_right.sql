-- What orders:move allowed is three permissions now: who had it keeps all of it.
update staff_role set permissions = permissions || '{orders:pack,orders:cancel}' where 'orders:move' = any(permissions);
update staff_key set permissions = permissions || '{orders:pack,orders:cancel}' where 'orders:move' = any(permissions);
