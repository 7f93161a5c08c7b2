-- Owner: moving. Orders of another shop: that shop issued their invoices.
create view moved_order as select our_id as order_id from moved where kind = 'order';
