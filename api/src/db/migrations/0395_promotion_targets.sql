-- Owner: promotions.
-- Categories, with their subcategories, and brands whose present and future products a promotion includes.
create table promotion_category (
  promotion_id integer not null references promotion (id) on delete cascade,
  category_id integer not null references category (id) on delete cascade,
  primary key (promotion_id, category_id)
);
create index promotion_category_category on promotion_category (category_id);
create table promotion_brand (
  promotion_id integer not null references promotion (id) on delete cascade,
  brand_id integer not null references brand (id) on delete cascade,
  primary key (promotion_id, brand_id)
);
create index promotion_brand_brand on promotion_brand (brand_id);
-- Products of these categories and brands that the promotion leaves out.
create table promotion_excluded (
  promotion_id integer not null references promotion (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_excluded_product on promotion_excluded (product_id);
-- What applies to products that another promotion reduces in the same period: saving is refused, the lower price
-- wins, or this promotion skips them.
alter table promotion add column overlap text not null default 'refuse' check (overlap in ('refuse', 'lower', 'skip'));

-- Products that a promotion names, itself or through a category or brand.
create view promotion_member as
with recursive tree as (
  select promotion_id, category_id from promotion_category
  union
  select t.promotion_id, c.id from tree t join category_facts c on c.parent_id = t.category_id
)
select named.promotion_id, named.product_id
from (
  select promotion_id, product_id from promotion_product
  union
  select t.promotion_id, p.id from tree t join product_facts p on p.category_id = t.category_id
  union
  select b.promotion_id, p.id from promotion_brand b join product_facts p on p.brand_id = b.brand_id
) named
where not exists (
  select from promotion_excluded e
  where e.promotion_id = named.promotion_id and e.product_id = named.product_id
);

-- Products to which a promotion applies. Of two promotions that skip each other's products, the older one keeps them.
create or replace view promotion_product_facts as
select m.promotion_id, m.product_id
from promotion_member m
join promotion own on own.id = m.promotion_id
where own.overlap <> 'skip' or num_nonnulls(own.percent, own.price_bani) = 0 or not coalesce((
  select true
  from promotion other
  join promotion_member o on o.promotion_id = other.id
  where o.product_id = m.product_id and other.id <> own.id and other.is_published
    and num_nonnulls(other.percent, other.price_bani) > 0
    and other.starts_at < own.ends_at and other.ends_at > own.starts_at
    and (other.overlap <> 'skip' or other.id < own.id)
  limit 1
), false);

-- Categories that promotions name, for the check before a category is removed or merged.
create view promotion_category_facts as
select x.category_id, pr.ends_at from promotion_category x join promotion pr on pr.id = x.promotion_id;
