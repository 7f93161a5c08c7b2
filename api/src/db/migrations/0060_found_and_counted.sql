-- The shop's people find orders by words of one text, and companies are counted as their orders change.

-- Small letters without marks, as somebody is looked for; each word has a space before it.
alter table orders
  add column search_text text not null generated always as (
    ' ' || lower(translate(first_name || ' ' || last_name || ' ' || email, 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')) || ' ' || phone
  ) stored,
  -- The digits of the CUI that an order is invoiced to; null for a person's.
  add column company_cui text generated always as (regexp_replace(company ->> 'cui', '\D', '', 'g')) stored;
drop index orders_find;
create index orders_search on orders using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 1024);
drop index orders_cui;
drop index orders_company_digits;
create index orders_company on orders (company_cui, placed_at desc) where company_cui <> '';

create or replace view order_company as
  select id as order_id, customer_id, status, placed_at, total_bani, company ->> 'name' as name,
    company_cui as cui, invoice_city as city, invoice_county as county
  from orders where company_cui <> '';

-- A CUI that staff said is another one's company: what was written under it counts there.
create table company_alias (
  cui text primary key check (cui ~ '^\d+$'),
  into_cui text not null check (into_cui ~ '^\d+$' and into_cui <> cui),
  merged_at timestamptz not null
);
create index company_alias_into on company_alias (into_cui);

-- What was ordered for each company, one row a CUI; `search` has every name that it was called, a line each. It is named and
-- placed by the last order under its own CUI, of `said_at`, and by any other only where there is none.
create table company_total (
  cui text primary key,
  name text not null,
  search text not null,
  city text not null,
  county text not null,
  said_at timestamptz not null,
  order_count integer not null,
  spent_bani bigint not null,
  last_at timestamptz not null
);

-- Owner: orders. Companies that were ordered for, and CUIs that count as another's.
create view company_facts as select cui, name, search, city, county, said_at, order_count, spent_bani, last_at from company_total;
create view company_alias_facts as select cui, into_cui from company_alias;

-- Counts a company anew behind a lock that is the last of its transaction, so that it waits for none that waits for it.
create function count_company(asked text) returns void language plpgsql as $$
declare
  head text;
begin
  perform pg_advisory_xact_lock(hashtextextended('company_total:' || asked, 0));
  select into_cui into head from company_alias where cui = asked;
  if head is null then
    head := asked;
  else
    perform pg_advisory_xact_lock(hashtextextended('company_total:' || head, 0));
    delete from company_total where cui = asked;
  end if;
  with own as (
    select o.* from orders o
    where company_cui <> '' and company_cui = any (array(select cui from company_alias where into_cui = head) || head)
  ), last as (
    select company ->> 'name' as name, invoice_city, invoice_county,
      case when company_cui = head then placed_at else '-infinity' end as said_at
    from own order by company_cui = head desc, placed_at desc, id desc limit 1
  ), total as (
    select count(*) as orders,
      coalesce(sum(total_bani) filter (where status not in ('cancelled', 'refused', 'returned')), 0) as spent,
      max(placed_at) as last_at,
      string_agg(distinct lower(translate(company ->> 'name', 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')), e'\n') as search
    from own
  )
  insert into company_total (cui, name, search, city, county, said_at, order_count, spent_bani, last_at)
  select head, coalesce(last.name, ''), coalesce(search, ''), invoice_city, invoice_county, said_at, orders, spent, last_at
  from last, total
  on conflict (cui) do update set name = excluded.name, search = excluded.search, city = excluded.city,
    county = excluded.county, said_at = excluded.said_at, order_count = excluded.order_count, spent_bani = excluded.spent_bani,
    last_at = excluded.last_at;
  if not found then
    delete from company_total where cui = head;
  end if;
end $$;

create function count_company_of_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.company_cui <> '' then
    perform count_company(old.company_cui);
  end if;
  if tg_op <> 'DELETE' and new.company_cui <> '' and (tg_op = 'INSERT' or new.company_cui is distinct from old.company_cui) then
    perform count_company(new.company_cui);
  end if;
  return null;
end $$;
create constraint trigger orders_company_placed after insert on orders
  deferrable initially deferred for each row when (new.company is not null)
  execute function count_company_of_order();
create constraint trigger orders_company_changed after update of company, status, total_bani, invoice_city, invoice_county on orders
  deferrable initially deferred for each row
  when ((old.company is not null or new.company is not null)
    and (old.company, old.status, old.total_bani, old.invoice_city, old.invoice_county)
      is distinct from (new.company, new.status, new.total_bani, new.invoice_city, new.invoice_county))
  execute function count_company_of_order();
create constraint trigger orders_company_gone after delete on orders
  deferrable initially deferred for each row when (old.company is not null)
  execute function count_company_of_order();

insert into company_total (cui, name, search, city, county, said_at, order_count, spent_bani, last_at)
select company_cui, coalesce((array_agg(company ->> 'name' order by placed_at desc, id desc))[1], ''),
  coalesce(string_agg(distinct lower(translate(company ->> 'name', 'ăâîșşțţĂÂÎȘŞȚŢ', 'aaissttAAISSTT')), e'\n'), ''),
  (array_agg(invoice_city order by placed_at desc, id desc))[1], (array_agg(invoice_county order by placed_at desc, id desc))[1],
  max(placed_at), count(*),
  coalesce(sum(total_bani) filter (where status not in ('cancelled', 'refused', 'returned')), 0), max(placed_at)
from orders where company_cui <> '' group by company_cui;
