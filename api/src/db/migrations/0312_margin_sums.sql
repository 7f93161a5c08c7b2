-- Daily and monthly sums of sales and their costs, so that figures of a year read no order lines. A nightly job writes
-- them from the ledgers; days after the last summed one are read from the ledgers.
-- Owner: costs.
create table margin_sum (
  kind text not null check (kind in ('all', 'product', 'brand', 'category', 'buyer')),
  step text not null check (step in ('day', 'month')),
  -- A Romanian day, the first one of a month.
  starts_on date not null,
  -- The product, brand, top category, or the buyer's first order; 0 for all sales.
  key bigint not null,
  pieces integer not null,
  -- Net sales without VAT with a known cost, that cost, and net sales with an unknown cost.
  net_bani bigint not null,
  cost_bani bigint not null,
  unknown_bani bigint not null,
  -- Figures read only the index.
  primary key (kind, step, starts_on, key) include (pieces, net_bani, cost_bani, unknown_bani)
) with (autovacuum_vacuum_insert_scale_factor = 0.01);

-- The summed days, without gaps. Ledgers only grow, so their number of rows shows whether a day has changed since.
-- Owner: costs.
create table margin_day (
  day date primary key,
  pieces_rows integer not null,
  cost_rows integer not null
);

-- The first order of an order's buyer: an account, a company without one, or an email address.
-- Owner: orders.
create view order_buyer as
select o.id as order_id,
    case
      when o.customer_id is not null then (
        select f.id from orders f where f.customer_id = o.customer_id order by f.placed_at, f.id limit 1)
      when o.company_cui <> '' then (
        select f.id from orders f where f.company_cui = o.company_cui and f.company_cui <> '' and f.customer_id is null
        order by f.placed_at, f.id limit 1)
      when o.email <> '' then (
        select f.id from orders f where lower(f.email) = lower(o.email) and f.customer_id is null
          and coalesce(f.company_cui, '') = '' order by f.placed_at, f.id limit 1)
      else o.id end as first_order_id
   from orders o;
