-- Owner: catalog.
-- A product's item in the supplier's SEAP catalogue, where it stays for two years (docs/law.md: Public buyers).
create table seap_item (
  product_id integer primary key references product on delete cascade,
  code text not null unique check (code <> ''),
  -- Without VAT; null if the item has no price.
  price_bani integer check (price_bani > 0),
  -- Null before the item is published.
  published_on date,
  ends_on date generated always as ((published_on + interval '2 years')::date) stored
);
create index seap_item_ends_on on seap_item (ends_on);
