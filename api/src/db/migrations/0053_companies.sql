-- Companies are one by the digits of their CUI, with RO before it or without.
drop index customer_company_cui;
create index customer_company_digits on customer_company (regexp_replace(cui, '\D', '', 'g'));
create index orders_company_digits on orders (regexp_replace(company ->> 'cui', '\D', '', 'g')) where company is not null;

-- Owner: orders. The companies that orders are invoiced to; `cui` is its digits.
create view order_company as
  select id as order_id, customer_id, status, placed_at, total_bani, company ->> 'name' as name,
    regexp_replace(company ->> 'cui', '\D', '', 'g') as cui, invoice_city as city, invoice_county as county
  from orders where company is not null;
