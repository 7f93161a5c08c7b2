-- Pictures, documents and films of the shop. What was uploaded is kept here; what a provider makes has its name alone.
create table medium (
  id integer primary key generated always as identity,
  -- Below /media/, without a size: what all others name it by.
  address text not null unique check (address ~ '^/media/[a-zA-Z0-9_./-]+$'),
  kind text not null check (kind in ('picture', 'document', 'film')),
  -- Who makes it when it is asked for; null for what was uploaded.
  provider text check (provider <> ''),
  name text not null check (name <> ''),
  alt text not null default '',
  -- In percent from the left and from the top; both or none.
  focal_x smallint check (focal_x between 0 and 100),
  focal_y smallint check (focal_y between 0 and 100),
  width integer check (width > 0),
  height integer check (height > 0),
  bytes integer check (bytes > 0),
  -- Of the file as it came, so that the same one is found again.
  sha256 bytea unique check (length(sha256) = 32),
  created_at timestamptz not null,
  -- When somebody's write last named it: that write may still be under way.
  named_at timestamptz,
  check ((focal_x is null) = (focal_y is null)),
  check ((width is null) = (height is null)),
  check ((provider is null) = (sha256 is not null)),
  check ((provider is null) = (bytes is not null))
);
create index medium_created on medium (created_at desc, id desc);

-- Apart, so that nothing that lists media reads it.
create table medium_original (
  medium_id integer primary key references medium (id) on delete cascade,
  content bytea not null
);
-- Pictures are compressed already.
alter table medium_original alter column content set storage external;

-- Addresses of media inside of a text: the size that may stand behind them is not theirs.
create function media_in(content text) returns setof text language sql immutable strict parallel safe as $$
  select distinct regexp_replace(parts[1], '/((\d+x\d+-)?\d{2,4}\.(avif|webp|png|jpg)|share\.jpg)$', '')
  from regexp_matches(content, '(?<![\w./-])(/media/[\w./-]+)', 'g') as found (parts)
  where position('/media/' in content) > 0
$$;

-- Everything that names a medium. Whoever keeps addresses in one more column adds it here.
create view medium_use as
  select media_in(i.url) as address, 'product' as kind, p.id::text as id, p.name
    from product_picture i join product p on p.id = i.product_id
  union all
  select media_in(concat_ws(' ', description, commercial, documents, videos, features, banners)), 'product', id::text, name
    from product
  union all
  select media_in(concat_ws(' ', logo, description, banners)), 'brand', id::text, name from brand
  union all
  select media_in(concat_ws(' ', icon, picture, description, banners)), 'category', id::text, name from category
  union all
  select media_in(concat_ws(' ', picture, picture_mobile, description)), 'promotion', id::text, name from promotion
  union all
  select media_in(concat_ws(' ', picture, description)), 'bundle', id::text, name from bundle
  union all
  select media_in(concat_ws(' ', picture, intro, content, documents)), 'article', id::text, title from article
  union all
  select media_in(concat_ws(' ', picture, intro, content)), 'blog', id::text, title from blog_post
  union all
  select media_in(concat_ws(' ', intro, meta, theme, blocks)), 'landing', id::text, slug from landing_page
  union all
  select media_in(content::text), 'home', position::text, type from home_block
  union all
  select media_in(value::text), 'setting', key, key from setting
  union all
  select media_in(url), 'menu', position::text, name from top_link;

-- A shop that was filled by the demo names its drawings: the demo goes on to make them.
insert into medium (address, kind, provider, name, created_at)
  select address,
    case when address like '%.pdf' then 'document' when address like '%.webm' then 'film' else 'picture' end,
    'demo', regexp_replace(address, '^.*/', ''), now()
  from (
    select address from medium_use
    union select media_in(picture) from order_line
    union select media_in(picture) from product_read
  ) named
  where address ~ '^/media/(packshot|banner|bundle|scene|blog|logo|icon|pictogram|document|film)/[\w-]+-[0-9a-f]{8}(\.pdf|\.webm)?$';
