-- Roles to begin with, in a shop that has made none of its own. This runs once: what is changed or removed stays so.
insert into staff_role (name, permissions)
select name, string_to_array(regexp_replace(permissions, '\s+', ' ', 'g'), ' ')
from (values
  ('Comenzi', 'orders:view orders:edit orders:move orders:pack orders:cancel payments:view payments:match refunds:view refunds:edit
    shipments:view shipments:edit invoices:view invoices:issue returns:view returns:edit templates:view products:view stock:view
    vouchers:view stores:view customers:view changes:view changes:undo'),
  ('Depozit', 'orders:view orders:pack shipments:view shipments:edit products:view stock:view'),
  ('Contabilitate', 'orders:view figures:view payments:view payments:match refunds:view refunds:edit shipments:view invoices:view
    invoices:issue returns:view customers:view changes:view'),
  ('Asistență clienți', 'orders:view refunds:view shipments:view invoices:view returns:view returns:edit complaints:view
    complaints:answer messages:view messages:answer reviews:view reviews:edit templates:view templates:edit products:view
    stock:view vouchers:view stores:view customers:view customers:edit changes:view changes:undo'),
  ('Catalog', 'products:view products:edit prices:view prices:edit stock:view stock:edit categories:view categories:edit
    parameters:view parameters:edit brands:view brands:edit promotions:view promotions:edit bundles:view bundles:edit
    vouchers:view vouchers:edit media:view media:edit reviews:view changes:view changes:undo')
) ready (name, permissions)
where not exists (select from staff_role where not is_owner);

-- The log is asked by the order that a change is about, by its author's name, and by days.
create index change_order on change ((coalesce(after ->> 'orderID', before ->> 'orderID')))
  where coalesce(after ->> 'orderID', before ->> 'orderID') is not null;
create index change_actor_name on change (actor_kind, actor_name);
create index change_at on change using brin (at);
