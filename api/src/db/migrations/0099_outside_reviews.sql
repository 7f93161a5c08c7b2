-- Reviews that a file brought: written elsewhere, of purchases that nobody checked here. Owner: reviews.
alter table review
  add column imported_at timestamptz,
  add constraint review_outside check (imported_at is null or order_id is null);
create index review_written on review (product_id, lower(email));
create or replace view review_facts as
  select id, product_id, customer_id, order_id, name, email, title, comment, stars, state, created_at, rejection,
    imported_at is not null as is_outside
  from review;
