-- An article may be hidden: it keeps its text and has no address until it is shown again.
alter table article add column is_published boolean not null default true;

-- Texts that may lead to a page of the shop. Whoever keeps such texts in one more column adds it here.
create view linking_text as
  select 'article' as kind, id::text as id, title, concat_ws(' ', intro, content, documents) as content from article
  union all
  select 'blog-post', id::text, title, concat_ws(' ', intro, content) from blog_post
  union all
  select 'landing', id::text, slug, concat_ws(' ', intro, blocks) from landing_page
  union all
  select 'home', 'home', '', content::text from home_block
  union all
  select 'menu', 'top', name, url from top_link
  union all
  select 'setting', key, key, value::text from setting
  union all
  select 'category', id::text, name, concat_ws(' ', description, banners) from category
  union all
  select 'brand', id::text, name, concat_ws(' ', description, banners) from brand
  union all
  select 'promotion', id::text, name, description from promotion
  union all
  select 'bundle', id::text, name, description from bundle;
