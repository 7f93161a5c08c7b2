-- What people type to find an order can not be guessed, nor tells how many there were before.
create function new_order_number() returns bigint language plpgsql as $$
declare
  candidate bigint;
begin
  loop
    -- The first twelve hex digits of a random UUID are random throughout.
    candidate := 100000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 900000000;
    exit when not exists (select from orders where number = candidate);
  end loop;
  return candidate;
end
$$;
alter table orders alter column number set default new_order_number();
drop sequence order_number;

-- From where an account was entered: wrong passwords from elsewhere do not keep its owner out there.
create table login_place (
  -- Account and network, folded and hashed together.
  key bytea primary key,
  at timestamptz not null
);
create index login_place_at on login_place (at);
