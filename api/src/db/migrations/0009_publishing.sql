-- Blog, landing pages and the newsletter.
create table blog_category (
  id integer primary key,
  slug text not null unique,
  name text not null,
  sort_order integer not null default 0
);
create table blog_tag (
  id integer primary key,
  slug text not null unique,
  name text not null
);
create table blog_post (
  id integer primary key,
  category_id integer not null references blog_category (id),
  slug text not null unique,
  title text not null,
  intro text not null,
  content text not null,
  picture text,
  -- What the head says; empty: title, intro, the tags' names, index,follow.
  meta_title text not null default '',
  meta_description text not null default '',
  meta_keywords text not null default '',
  meta_robots text not null default '',
  is_published boolean not null default true,
  created_at timestamptz not null
);
create index blog_post_created on blog_post (created_at desc, id desc);
create table blog_post_tag (
  post_id integer not null references blog_post (id) on delete cascade,
  tag_id integer not null references blog_tag (id) on delete cascade,
  primary key (post_id, tag_id)
);
create table blog_post_product (
  post_id integer not null references blog_post (id) on delete cascade,
  product_id integer not null references product (id) on delete cascade,
  position smallint not null,
  primary key (post_id, product_id)
);

create table landing_page (
  id integer primary key,
  slug text not null unique,
  status smallint not null check (status in (0, 1)),
  intro text not null default '',
  meta jsonb not null default '{}',
  -- Theme fields by their names in the specification.
  theme jsonb not null default '{}',
  blocks jsonb not null default '[]'
);

-- One row a request, so that every link that was mailed works; an e-mail address is confirmed once.
create table newsletter_subscription (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  -- Of the code in the mail; null until it is mailed.
  code_hash bytea unique,
  created_at timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_subscription_email on newsletter_subscription (email, created_at);
create unique index newsletter_subscription_confirmed on newsletter_subscription (email)
  where confirmed_at is not null;

alter table route drop constraint route_kind_check;
alter table route add check (kind in ('product', 'category', 'brand', 'article', 'redirect', 'promotion', 'bundle',
  'landing', 'blog.post', 'blog.category', 'blog.tag'));
