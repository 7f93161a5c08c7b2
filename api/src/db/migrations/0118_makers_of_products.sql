-- What a product says otherwise than its brand: its maker {name, address, email, country} and who answers for it in the Union
-- {name, address, email}; null where the brand's hold. The years of its producer's guarantee of durability, null for none.
-- Owner: catalog.
alter table product add column manufacturer jsonb;
alter table product add column responsible jsonb;
alter table product add column durability_years integer;
