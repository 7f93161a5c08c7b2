-- What one module reads of another's tables: a view by name, which the owner keeps as it changes its tables.
-- Owner: orders.
create view order_facts as
  select o.id as order_id, o.random_id, o.number, o.customer_id, o.customer_type, o.status, o.placed_at,
    o.first_name || ' ' || o.last_name as buyer_name, o.email, o.total_bani, o.payment_code, o.payment_name,
    o.payment_state, (
      select max(e.at) from order_event e where e.order_id = o.id and e.status = 'delivered'
    ) as delivered_at
  from orders o;
create view order_goods as
  select order_id, position, product_type, product_id, name, code, picture, unit, quantity, unit_price_bani
  from order_line;

-- Owner: shipments.
create view order_waybill as
  select order_id, courier, awb, tracking_url, cost_bani, status, status_at from shipment;

-- Owner: invoices. One that was taken back is no invoice any more; one that a return took part of is.
create view standing_invoice as
  select order_id, series, number, issued_at from invoice i
  where kind = 'invoice'
    and not exists (select from invoice s where s.storno_of = i.id and s.return_id is null);

-- Owner: returns. Where the money of a return goes.
create view return_account as select id as return_id, bank, iban from return_request;
