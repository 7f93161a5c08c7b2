-- What a company or an institution calls the purchase by, to stand on its invoice: an order that named none has no row.
-- Owner: orders.
create table order_reference (
  order_id bigint primary key references orders (id),
  -- The buyer's own order (EN 16931: BT-13), the contract (BT-12), the number in SEAP (BT-10); empty where it has none.
  purchase_order text not null check (length(purchase_order) <= 200),
  contract text not null check (length(contract) <= 200),
  seap text not null check (length(seap) <= 200)
);
