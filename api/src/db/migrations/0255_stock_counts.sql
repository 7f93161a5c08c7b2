-- Owner: counts.

-- Stock counts. A draft has no number; posting it gives the next number of its year.
create table stock_count (
  id bigint generated always as identity primary key,
  scope text not null check (scope in ('all', 'category', 'brand', 'supplier')),
  scope_id integer,
  -- Name of the category, brand or supplier when the count began.
  scope_name text not null,
  place text not null,
  -- Names of the members, and the decision that appointed them.
  commission text not null,
  decision text not null,
  -- The person responsible for the goods.
  keeper text not null,
  note text not null,
  created_at timestamptz not null,
  created_by text not null,
  year integer,
  number integer,
  posted_at timestamptz,
  posted_by text,
  undone_at timestamptz,
  undone_by text,
  undo_reason text,
  constraint stock_count_scope check ((scope = 'all') = (scope_id is null)),
  constraint stock_count_posted check (num_nonnulls(year, number, posted_at, posted_by) in (0, 4)),
  constraint stock_count_undone check (num_nonnulls(undone_at, undone_by, undo_reason) in (0, 3)
    and (undone_at is null or posted_at is not null)),
  unique (year, number)
);

create table stock_count_line (
  id bigint generated always as identity primary key,
  count_id bigint not null references stock_count (id) on delete cascade,
  product_id integer not null references product (id),
  counted integer check (counted between 0 and 1000000),
  -- Pieces that should have been there when the line was counted: those for sale, and those of orders that have not left.
  expected integer check (expected >= 0),
  counted_at timestamptz,
  counted_by text,
  -- Frozen when the count is posted; null if the cost is unknown. Negative for missing pieces.
  value_bani bigint,
  constraint stock_count_line_counted check (num_nonnulls(counted, expected, counted_at, counted_by) in (0, 4)),
  unique (count_id, product_id)
);
create index stock_count_line_product on stock_count_line (product_id);
