-- The country of a brand's maker ("CN"), null where nobody said it, and who answers in the Union for goods that are made outside
-- of it: {name, address, email}. An earlier release leaves both as they are. Owner: catalog.
alter table brand add column manufacturer_country text;
alter table brand add column responsible jsonb;
