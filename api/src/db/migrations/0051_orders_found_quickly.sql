-- The shop's people list 200,000 orders in any order, by any filter and by a part of name, e-mail or phone.
-- The list of new words is short, so that neither a search nor the order that ends it waits long.
create index orders_find on orders
  using gin ((first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
-- Every list is in the order of placing, so each filter has it in its index.
drop index orders_placed;
create index orders_placed on orders (placed_at, id);
drop index orders_status;
create index orders_status on orders (status, placed_at, id);
create index orders_payment_state on orders (payment_state, placed_at, id);
create index orders_total on orders (total_bani, id);
