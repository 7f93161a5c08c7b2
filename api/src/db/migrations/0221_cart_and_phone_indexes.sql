-- closes the shop: an index on the phones of open orders becomes one on the phones of all orders
-- Indexes for reading a cart by its id and a payer's cash payments of the day by phone, instead of scanning the tables.
-- Owners: cart, orders.
create index cart_item_cart on cart_item (cart_id);
create index orders_phone on orders (phone);
drop index orders_open_phone;
