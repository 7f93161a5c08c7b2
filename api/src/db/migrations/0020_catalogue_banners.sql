-- Pictures with an address that stand on the page of a product or a brand, and what can be asked for with a product.
alter table product add column banners jsonb not null default '[]';
alter table product add column options jsonb not null default '[]';
alter table brand add column banners jsonb not null default '[]';
