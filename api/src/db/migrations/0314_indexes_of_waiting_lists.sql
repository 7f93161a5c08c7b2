-- outside a transaction
-- Open invoices. 0306 did not create this index, because another one has the name it gave.
create index concurrently if not exists invoice_of_order on invoice (order_id) include (id, issued_at, term_from, series, number)
  where kind = 'invoice';

-- Cash that couriers have not remitted. New orders are not in the index, so that placing an order does not write it.
create index concurrently if not exists orders_cash_due on orders (placed_at, id)
  where payment_state = 'none' and payment_code = 'COD' and status in ('confirmed', 'preparing', 'shipped', 'delivered', 'completed');

-- The offer from which a product is ordered, without sorting its offers.
create index concurrently if not exists supplier_offer_best on supplier_offer (product_id, is_preferred desc, id);
drop index concurrently if exists supplier_offer_product;
