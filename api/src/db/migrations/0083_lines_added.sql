-- Many lines that were put into a cart at once, by the name of their sending: sent twice, they go in once.
create table cart_addition (
  cart_id bigint not null references cart (id) on delete cascade,
  key text not null check (char_length(key) between 8 and 64),
  -- As asked and as answered; neither is asked about.
  asked jsonb not null,
  answered jsonb not null,
  added_at timestamptz not null,
  primary key (cart_id, key)
);
