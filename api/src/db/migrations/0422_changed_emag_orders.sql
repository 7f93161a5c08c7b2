-- eMAG reported other lines of an order that is ours. `changes` lists them: [{"code": "A", "name": "B", "before": 3,
-- "after": 2}]. Owner: marketplace.
alter table marketplace_order drop constraint marketplace_order_told_check;
alter table marketplace_order
  add constraint marketplace_order_told_check check (told in ('cancelled', 'returned', 'changed')) not valid,
  add column changes jsonb not null default '[]';
