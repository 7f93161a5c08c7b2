-- Orders that somebody of the shop typed in for a buyer.
alter table orders
  -- Who typed it in, as people read it; null for a buyer's own.
  add column placed_by text,
  -- Of the form that was sent: sent twice, it makes one order.
  add column typed_key text unique;
