-- Reminders that were sent for an unpaid invoice.
-- Owner: receivables.
create table payment_reminder (
  order_id bigint not null references orders (id),
  step smallint not null check (step between 1 and 3),
  at timestamptz not null,
  primary key (order_id, step)
);

-- Accountants grant payment terms and follow receivables; people who take orders see them.
update staff_role set permissions = permissions || '{credit:view,credit:edit}'
where id = 4 and name = 'Contabilitate' and not permissions @> '{credit:view}';
update staff_role set permissions = permissions || '{credit:view}'
where id = 2 and name = 'Comenzi' and not permissions @> '{credit:view}';
