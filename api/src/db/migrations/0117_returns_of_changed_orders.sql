-- Goods of a withdrawal that its order holds no more: it was changed before it left. An earlier release shows such a withdrawal
-- without them. Owner: returns.
create table return_former_line (
  id bigint generated always as identity primary key,
  return_id bigint not null references return_request (id) on delete cascade,
  -- Where they stood.
  position smallint not null,
  product_id integer references product (id),
  name text not null,
  unit text not null,
  quantity integer not null check (quantity > 0)
);
create index return_former_line_return on return_former_line (return_id);

-- Owner: returns. What goes back with a return, a row a product, in its order or taken out of it.
create view return_goods as
  select return_id, min(position) as position, product_id, name, unit, sum(quantity)::integer as quantity
  from (
    select l.return_id, l.position, g.product_id, g.name, g.unit, l.quantity
    from return_line l join order_goods g on g.order_id = l.order_id and g.position = l.position
    union all
    select return_id, position, product_id, name, unit, quantity from return_former_line
  ) each_line
  group by return_id, product_id, name, unit;
