-- outside a transaction
-- Orders with an outstanding payment, for the view open_order.
create index concurrently if not exists orders_open on orders (company_cui, id) where status not in ('cancelled', 'refused')
  and (payable_bani > 0 or payment_state in ('none', 'pending') and payment_code in ('TERM', 'SEAP', 'BANK'));
