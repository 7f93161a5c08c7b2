-- Each delivery to lockers searches the lockers of its courier.
create or replace view open_locker as
select locker.id, locker.courier
   from locker
  where locker.is_active;
