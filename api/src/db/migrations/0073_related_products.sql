-- What the shop itself recommends beside a product, the most wanted first; ids of products that there are or were.
alter table product add column related_ids integer[] not null default '{}';
