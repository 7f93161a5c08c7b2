-- Lists know which products are one in several sizes and scents, and what tells each of them from the others.
alter table product_read add column family_id integer, add column variant_values jsonb not null default '{}';
update product_read r set family_id = p.master_id, variant_values = p.variant_values
  from product p where p.id = r.product_id;
alter table product_read alter column family_id set not null;
create index product_read_family on product_read (family_id);
-- Prices a unit are written with a comma ("1.234,50 lei/l"), like every number that the specification does not quote.
update product_read set unit_price = translate(split_part(unit_price, ' lei', 1), ',.', '.,')
  || substring(unit_price from position(' lei' in unit_price))
  where unit_price like '% lei%';
