-- Reminders to subscribed customers about their cart, or about products they buy regularly. Off by default.

-- Owner: campaigns.
create table marketing_reminder (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cart', 'reorder')),
  customer_id bigint not null references customer (id),
  -- Of a cart reminder. Carts are deleted later.
  cart_id bigint,
  product_ids integer[] not null check (cardinality(product_ids) > 0),
  created_at timestamptz not null,
  constraint marketing_reminder_cart check ((kind = 'cart') = (cart_id is not null))
);
create unique index marketing_reminder_once on marketing_reminder (cart_id) where cart_id is not null;
create index marketing_reminder_customer on marketing_reminder (customer_id, created_at);

create or replace view cart_goods as
select c.id as cart_id, c.created_at, c.touched_at, c.ordered_at, i.product_id, i.quantity, i.shown_price_bani, c.customer_id
   from cart c
   join cart_item i on i.cart_id = c.id;
