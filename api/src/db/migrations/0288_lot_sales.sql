-- Owner: orders.
create view order_contact as select id as order_id, phone from orders;

-- Pieces of a lot that customers have: shipped minus returned.
-- Owner: lots.
create view lot_sale as
select e.lot_id, l.order_id, -sum(e.pieces)::integer as pieces, min(e.at) as shipped_at
from lot_entry e join order_line l on l.id = e.line_id
group by e.lot_id, l.order_id having sum(e.pieces) < 0;
