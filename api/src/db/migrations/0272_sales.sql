-- Owner: orders.
-- Orders that were neither cancelled nor refused. `buyer` is the account or, for guests, the email address.
create view order_sale as
select o.id as order_id, o.placed_at, o.total_bani, o.payment_code, o.payment_name, o.delivery_name,
    o.customer_id, o.customer_type, o.placed_by,
    coalesce('#' || o.customer_id, nullif(lower(o.email), '')) as buyer,
    coalesce(nullif(o.company ->> 'name', ''), (o.first_name || ' ') || o.last_name) as buyer_name
   from orders o
  where o.status not in ('cancelled', 'refused');

create or replace view order_goods as
select l.id as line_id, l.order_id, l.position, l.product_type, l.product_id, l.name, l.code, l.picture, l.unit, l.quantity,
    l.unit_price_bani, l.discount_bani
   from order_line l
  where l.quantity > 0;

-- Owner: cart.
create view cart_goods as
select c.id as cart_id, c.created_at, c.touched_at, c.ordered_at, i.product_id, i.quantity, i.shown_price_bani
   from cart c
   join cart_item i on i.cart_id = c.id;
