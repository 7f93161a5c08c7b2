-- outside a transaction
-- Money that buyers owe.
create index concurrently if not exists orders_unpaid on orders (id) include (payment_code, status)
  where payment_state in ('none', 'pending', 'failed') and status not in ('cancelled', 'refused');
