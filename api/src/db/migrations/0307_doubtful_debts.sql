-- Companies whose open invoices staff consider doubtful. The latest row of a company applies; rows are only added.
-- Owner: credit.
create table doubtful_debt (
  id bigint generated always as identity primary key,
  cui text not null check (cui ~ '^[0-9]{2,10}$'),
  -- False if the company's invoices are no longer doubtful.
  is_doubtful boolean not null,
  -- Empty if the invoices are no longer doubtful.
  reason text not null check ((reason <> '') = is_doubtful),
  -- Day of the decision. Invoices issued later are not doubtful.
  decided_on date not null,
  at timestamptz not null,
  decided_by text not null
);
create index doubtful_debt_cui on doubtful_debt (cui, id);
create trigger doubtful_debt_stays before update or delete on doubtful_debt
  for each row execute function refuse_change_of_entry();

-- Includes the CUIs that were merged into such a company.
-- Owner: credit.
create view doubtful_company as
with doubtful as (
  select d.cui, d.reason, d.decided_on, d.decided_by from doubtful_debt d
  where d.is_doubtful and not exists (select from doubtful_debt l where l.cui = d.cui and l.id > d.id)
)
select d.cui, d.reason, d.decided_on, d.decided_by from doubtful d
union all
select a.cui, d.reason, d.decided_on, d.decided_by
   from company_alias_facts a
     join doubtful d on d.cui = a.into_cui
  where not exists (select from doubtful o where o.cui = a.cui);

create or replace view open_invoice as
select o.*, i.series, i.number as invoice_number, i.issued_at,
    coalesce(i.term_from, (i.issued_at at time zone 'Europe/Bucharest')::date)
      + coalesce(t.term_days, case when o.payment_code = 'SEAP' then 30 else 0 end) as due_on,
    d.decided_on as doubtful_on
   from open_order o
     join current_invoice i on i.order_id = o.order_id
     left join order_term t on t.order_id = o.order_id and o.payment_code = 'TERM'
     left join doubtful_company d on d.cui = o.cui and (i.issued_at at time zone 'Europe/Bucharest')::date <= d.decided_on
  where o.open_bani > 0;
