-- outside a transaction
-- Figures read the goods that left or came back in a period.
-- Owner: ledger.
create index concurrently if not exists order_line_movement_at on order_line_movement (at)
  include (line_id, kind, quantity) where kind in ('shipped', 'came_back', 'returned', 'given_back');
