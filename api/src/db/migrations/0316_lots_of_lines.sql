-- Pieces of a lot that an order's line has: shipped minus returned.
-- Owner: lots.
create view line_lot as
select e.lot_id, e.line_id, l.order_id, l.position, -sum(e.pieces)::integer as pieces
from lot_entry e join order_line l on l.id = e.line_id
group by e.lot_id, e.line_id, l.order_id, l.position having sum(e.pieces) < 0;
