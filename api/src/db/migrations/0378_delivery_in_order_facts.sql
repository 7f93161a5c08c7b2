-- Orders for the shop's own vehicle have no waybill, so the list to hand over finds them by their delivery.
create or replace view order_facts as
select o.id as order_id, o.random_id, o.number, o.customer_id, o.customer_type, o.status,
    o.placed_at, (o.first_name || ' ') || o.last_name as buyer_name, o.email, o.total_bani,
    o.payment_code, o.payment_name, o.payment_state,
    ( select max(e.at) as max
           from order_event e
          where e.order_id = o.id and e.status = 'delivered') as delivered_at,
    ( select max(e.at) as max
           from order_event e
          where e.order_id = o.id and e.status = 'shipped') as shipped_at,
    o.delivery_code, o.delivery_name
   from orders o;
