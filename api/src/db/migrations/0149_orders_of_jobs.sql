-- Which order a background job is about, by an id in its payload under `key`. Owner: failed-jobs.
create view order_of_job as
  select 'orderId' as key, id, id as order_id, number, email from orders
  union all
  select 'invoiceId', i.id, o.id, o.number, o.email from invoice i join orders o on o.id = i.order_id
  union all
  select 'returnId', r.id, o.id, o.number, o.email from return_request r join orders o on o.id = r.order_id
  union all
  select 'refundId', r.id, o.id, o.number, o.email from refund r join orders o on o.id = r.order_id
  union all
  select 'keptId', m.id, o.id, o.number, o.email from order_mail m join orders o on o.id = m.order_id;
