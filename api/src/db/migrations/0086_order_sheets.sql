-- A list of codes and quantities that is being turned into a cart; the token in its address opens it.
create table order_sheet (
  id bigint generated always as identity primary key,
  token text not null unique,
  -- [{code, quantity, productId, note}]
  lines jsonb not null,
  touched_at timestamptz not null
);
create index order_sheet_touched on order_sheet (touched_at);

-- What a customer calls our products.
create table customer_code (
  customer_id bigint not null references customer (id) on delete cascade,
  -- Its letters and digits, without case.
  code_key text not null,
  code text not null,
  product_id integer not null references product (id) on delete cascade,
  used_at timestamptz not null,
  primary key (customer_id, code_key)
);
create index customer_code_product on customer_code (product_id);

-- Codes like one that no product has; codes by their letters and digits alone.
create index product_code_near on product using gin (lower(code) gin_trgm_ops);
create index product_bare_code on product (lower(regexp_replace(code, '[^A-Za-z0-9]', '', 'g')));
create index product_bare_barcode on product (ltrim(barcode, '0')) where barcode is not null;
