-- A mail about an order that never came: its recipient's server said that there is no such address. Owner: orders.
alter table order_mail add column is_refused boolean not null default false;
