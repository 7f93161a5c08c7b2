-- outside a transaction
-- Indexes with the columns that lists of the office count and sort by.

-- Balances of open orders.
create index concurrently if not exists order_entry_account on order_entry (order_id, id) include (amount_bani);
drop index concurrently if exists order_entry_order;
create index concurrently if not exists orders_open_amount on orders (company_cui, id) include (payable_bani, payment_state, payment_code)
  where status not in ('cancelled', 'refused')
  and (payable_bani > 0 or payment_state in ('none', 'pending') and payment_code in ('TERM', 'SEAP', 'BANK'));
drop index concurrently if exists orders_open;
create index concurrently if not exists invoice_issued on invoice (order_id) include (id, issued_at, term_from, series, number)
  where kind = 'invoice';

-- Costs of goods that left in a period.
create index concurrently if not exists cost_entry_sold_at on cost_entry (at) include (line_id, pieces, value_bani, actor_kind)
  where line_id is not null;

create index concurrently if not exists receipt_listed on receipt (posted_at desc nulls first, id desc);
create index concurrently if not exists purchase_order_listed on purchase_order (sent_at desc nulls first, id desc);

create index concurrently if not exists product_published on product (id) where is_published;
create index concurrently if not exists product_archived on product (id) where archived_at is not null;
create index concurrently if not exists seap_item_listed on seap_item (ends_on, code) include (product_id);
drop index concurrently if exists seap_item_ends_on;
