-- The prices that were asked stay as they were: rows are appended, and the open one is closed (law: 30-day price).
alter table price_history add check (source in ('import', 'list', 'promotion', 'staff'));

create function keep_price_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- A price that was never asked: its time has not begun.
    if old.valid_to is null and old.valid_from >= now() then return old; end if;
  -- Closed at the moment, by whatever clock.
  elsif old.valid_to is null and new.valid_to >= now() - interval '1 hour'
    and (new.id, new.product_id, new.price_bani, new.valid_from, new.source)
      = (old.id, old.product_id, old.price_bani, old.valid_from, old.source) then
    return new;
  end if;
  raise exception 'What % tells of the past stays as it is.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger price_history_stays before update or delete on price_history
  for each row execute function keep_price_history();

create function append_price_history() returns trigger language plpgsql as $$
begin
  if exists (
    select from arrived a join price_history h on h.product_id = a.product_id and h.id < a.id
    where h.valid_to is null or h.valid_to > a.valid_from
  ) then
    raise exception 'A price begins where the one before it ended.' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger price_history_appends after insert on price_history
  referencing new table as arrived
  for each statement execute function append_price_history();
