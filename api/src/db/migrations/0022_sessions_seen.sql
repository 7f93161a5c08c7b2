-- What a customer is shown of his open sessions; of the browser only its name and system are kept.
alter table customer_session
  add column used_at timestamptz,
  add column device text not null default '';
update customer_session set used_at = created_at;
alter table customer_session
  alter column used_at set default now(),
  alter column used_at set not null;
