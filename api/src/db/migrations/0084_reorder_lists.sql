-- Lists that a customer keeps of what he orders again and again: his account's alone.
create table reorder_list (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customer (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- Grows with every change: who changes an older one is shown what stands.
  version integer not null default 1,
  changed_at timestamptz not null
);
create unique index reorder_list_name on reorder_list (customer_id, lower(name));
create table reorder_list_line (
  list_id bigint not null references reorder_list (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 1000000),
  position integer not null,
  primary key (list_id, product_id)
);
create index reorder_list_line_product on reorder_list_line (product_id);
