-- Owner: price-lists.
-- Whether the list's fixed prices are without VAT. They are stored as typed and converted with each product's rate.
alter table price_list add column is_net boolean not null default false;
