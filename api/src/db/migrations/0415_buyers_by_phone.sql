-- Orders by phone have no email address, so the phone number identifies the buyer.
-- Owner: orders.
create or replace view order_sale as
select o.id as order_id, o.placed_at, o.total_bani, o.payment_code, o.payment_name, o.delivery_name,
    o.customer_id, o.customer_type, o.placed_by,
    coalesce('#' || o.customer_id, nullif(lower(o.email), ''), nullif(o.phone, '')) as buyer,
    coalesce(nullif(o.company ->> 'name', ''), (o.first_name || ' ') || o.last_name) as buyer_name,
    o.vat_bani, o.order_type
   from orders o
  where o.status not in ('cancelled', 'refused');
