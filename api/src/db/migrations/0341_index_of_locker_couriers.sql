-- outside a transaction
-- Every cart asks which couriers have open lockers.
create index concurrently if not exists locker_courier on locker (courier) where is_active;
