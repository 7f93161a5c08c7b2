-- Owner: credit.

-- Payment terms of a company, by the digits of its CUI.
create table company_credit (
  cui text primary key check (cui ~ '^[0-9]{2,10}$'),
  term_days smallint not null check (term_days between 7 and 90),
  limit_bani integer not null check (limit_bani >= 0),
  -- Days after the due date of an unpaid invoice that stop further orders.
  block_after_days smallint not null check (block_after_days between 0 and 365),
  note text not null
);

-- Accounts that may order on the company's terms.
create table company_credit_buyer (
  cui text not null references company_credit (cui) on delete cascade,
  customer_id bigint not null references customer (id) on delete cascade,
  primary key (cui, customer_id)
);
create index company_credit_buyer_customer on company_credit_buyer (customer_id);

-- The payment terms of an order when it was placed.
create table order_term (
  order_id bigint primary key references orders (id),
  term_days smallint not null check (term_days between 7 and 90)
);

-- Orders with an outstanding payment. Before the first payment, payable_bani is 0 and the ledger has the amount.
-- Owner: orders.
create view open_order as
select o.id as order_id, o.number, o.customer_id, o.company_cui as cui, o.payment_code, o.status, o.placed_at, o.total_bani,
    coalesce(o.company ->> 'name', (o.first_name || ' ') || o.last_name) as buyer_name, o.email,
    case when o.payment_state in ('none', 'pending')
      then greatest(0, (select sum(e.amount_bani) from order_entry e where e.order_id = o.id))::integer
      else o.payable_bani end as open_bani
   from orders o
  where o.status not in ('cancelled', 'refused')
    and (o.payable_bani > 0 or o.payment_state in ('none', 'pending') and o.payment_code in ('TERM', 'SEAP', 'BANK'));

-- Unpaid invoices. Public institutions pay in 30 days (Legea 72/2013 art. 6).
-- Owner: credit.
create view open_invoice as
select o.*, i.series, i.number as invoice_number, i.issued_at,
    (i.issued_at at time zone 'Europe/Bucharest')::date
      + coalesce(t.term_days, case when o.payment_code = 'SEAP' then 30 else 0 end) as due_on
   from open_order o
     join current_invoice i on i.order_id = o.order_id
     left join order_term t on t.order_id = o.order_id and o.payment_code = 'TERM'
  where o.open_bani > 0;
