-- Goods that left or came back, and pieces whose money was refunded.
-- Owner: ledger.
create view moved_piece as
select m.line_id, m.kind, m.quantity, m.at
   from order_line_movement m
  where m.kind in ('shipped', 'came_back', 'returned', 'given_back');
