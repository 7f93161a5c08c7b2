-- What visitors write to the shop, from the contact page or about a product.
create table contact_message (
  id bigint generated always as identity primary key,
  product_id integer references product (id) on delete set null,
  name text not null,
  -- Empty from the contact page, which asks for the whole name in one field.
  last_name text not null default '',
  email text not null check (email = lower(email)),
  phone text not null,
  questions text not null,
  created_at timestamptz not null
);
create index contact_message_email on contact_message (email);
