-- When an order first left the shop.
-- Owner: orders.
create view order_departure as
select e.order_id, min(e.at) as at from order_event e where e.status = 'shipped' group by e.order_id;
