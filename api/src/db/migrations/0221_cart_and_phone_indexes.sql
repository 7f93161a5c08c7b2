-- closes the shop: an index on the phones of open orders becomes one on the phones of all orders
-- A cart is read by its id, and a payer's cash of the day by his phone: without these every row is read.
-- Owners: cart, orders.
create index cart_item_cart on cart_item (cart_id);
create index orders_phone on orders (phone);
drop index orders_open_phone;
