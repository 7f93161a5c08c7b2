-- Products that are sold out or short, but for archived ones, so that lists of many find them: their stock changes with every sale and
-- so stands in no index of theirs, but few sales cross a bound.
create table product_short (
  product_id integer primary key references product (id) on delete cascade,
  is_out boolean not null
);
create index product_short_out on product_short (product_id) where is_out;
insert into product_short (product_id, is_out)
select id, stock = 0 from product where archived_at is null and stock <= limited_stock_from;

create function note_short_stock() returns trigger language plpgsql as $$
begin
  if new.archived_at is null and new.stock <= new.limited_stock_from then
    insert into product_short (product_id, is_out) values (new.id, new.stock = 0)
    on conflict (product_id) do update set is_out = excluded.is_out where product_short.is_out <> excluded.is_out;
  else
    delete from product_short where product_id = new.id;
  end if;
  return null;
end $$;
create trigger product_is_short after insert on product
  for each row when (new.archived_at is null and new.stock <= new.limited_stock_from)
  execute function note_short_stock();
create trigger product_becomes_short after update of stock, limited_stock_from, archived_at on product
  for each row when (
    (old.stock <= old.limited_stock_from) <> (new.stock <= new.limited_stock_from)
    or (old.stock = 0) <> (new.stock = 0)
    or (old.archived_at is null) <> (new.archived_at is null)
  )
  execute function note_short_stock();

-- The file that a medium had before its present one, so that a replacement is taken back.
create table medium_former (
  medium_id integer primary key references medium (id) on delete cascade,
  -- Null for what a provider makes.
  content bytea,
  provider text,
  width integer,
  height integer,
  sha256 bytea check (length(sha256) = 32),
  replaced_at timestamptz not null,
  check ((provider is null) = (content is not null)),
  check ((provider is null) = (sha256 is not null))
);
alter table medium_former alter column content set storage external;
