-- Marketing emails to subscribers: campaigns, their recipients, and addresses that get none.

-- Owner: campaigns.
create table campaign (
  id integer generated always as identity primary key,
  subject text not null,
  preheader text not null,
  blocks jsonb not null,
  -- Which subscribers receive it.
  audience jsonb not null,
  created_at timestamptz not null,
  -- Null for a draft.
  send_at timestamptz,
  -- Since then the recipients are fixed.
  started_at timestamptz,
  finished_at timestamptz,
  -- Staff stopped the sending.
  stopped_at timestamptz,
  constraint campaign_order check (
    (started_at is null or send_at is not null)
    and (started_at is not null or num_nonnulls(finished_at, stopped_at) = 0)
  )
);
create index campaign_unfinished on campaign (send_at) where send_at is not null and finished_at is null;

-- The ledger of sends: one row per campaign and address, so that nobody gets a campaign twice.
-- Owner: campaigns.
create table campaign_recipient (
  id bigint generated always as identity primary key,
  campaign_id integer not null references campaign (id) on delete cascade,
  -- Null after an erasure.
  email text,
  -- unknown: the process ended while the mail server was being asked. Never sent again.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'refused', 'failed', 'unknown', 'skipped')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- When the state last changed.
  at timestamptz not null,
  -- What the mail server answered.
  fault text not null default '',
  -- When the person unsubscribed with this as the latest campaign.
  left_at timestamptz,
  unique (campaign_id, email)
);
create index campaign_recipient_due on campaign_recipient (campaign_id, due_at, id) where state in ('waiting', 'sending');
create index campaign_recipient_email on campaign_recipient (email, id);
create index campaign_recipient_at on campaign_recipient (at) where state in ('sent', 'unknown');

-- Addresses that get no marketing emails. The digest stays after an erasure, so that an import cannot write to them again.
-- Owner: campaigns.
create table mail_suppression (
  id integer generated always as identity primary key,
  digest bytea not null unique,
  email text,
  reason text not null check (reason in ('refused', 'failing', 'complaint')),
  detail text not null default '',
  created_at timestamptz not null
);

create function note_campaign_leaver() returns trigger language plpgsql as $$
begin
  update campaign_recipient set left_at = new.left_at
  where id = (
    select id from campaign_recipient
    where email = new.email and state in ('sent', 'unknown') order by id desc limit 1
  );
  return null;
end
$$;
create trigger newsletter_subscription_campaigns after update of left_at on newsletter_subscription for each row
  when (old.left_at is null and new.left_at is not null and new.confirmed_at is not null)
  execute function note_campaign_leaver();

-- Addresses with a confirmed and current consent.
-- Owner: newsletter.
create view subscribed_address as
select email, confirmed_at from newsletter_subscription where confirmed_at is not null and left_at is null;

-- Owner: price-lists.
create view customer_group_facts as select group_id, customer_id, cui from customer_group_member;

-- Orders that used a voucher and were not cancelled.
-- Owner: vouchers.
create view voucher_order as
select v.code, u.order_id from voucher_use u join voucher v on v.id = u.voucher_id where u.returned_at is null;

-- Owner: orders.
create view order_destination as
select id as order_id, lower(email) as email, delivery_county_code as county_code, placed_at, status from orders;

create or replace view medium_use as
select media_in(i.url) as address, 'product' as kind, p.id::text as id, p.name
   from product_picture i
     join product p on p.id = i.product_id
union all
 select media_in(concat_ws(' ', product.description, product.commercial, product.documents, product.videos, product.features, product.banners)) as address,
    'product' as kind, product.id::text as id, product.name
   from product
union all
 select media_in(concat_ws(' ', brand.logo, brand.description, brand.banners)) as address,
    'brand' as kind, brand.id::text as id, brand.name
   from brand
union all
 select media_in(concat_ws(' ', category.icon, category.picture, category.description, category.banners)) as address,
    'category' as kind, category.id::text as id, category.name
   from category
union all
 select media_in(concat_ws(' ', promotion.picture, promotion.picture_mobile, promotion.description)) as address,
    'promotion' as kind, promotion.id::text as id, promotion.name
   from promotion
union all
 select media_in(concat_ws(' ', bundle.picture, bundle.description)) as address,
    'bundle' as kind, bundle.id::text as id, bundle.name
   from bundle
union all
 select media_in(concat_ws(' ', article.picture, article.intro, article.content, article.documents)) as address,
    'article' as kind, article.id::text as id, article.title as name
   from article
union all
 select media_in(concat_ws(' ', blog_post.picture, blog_post.intro, blog_post.content)) as address,
    'blog' as kind, blog_post.id::text as id, blog_post.title as name
   from blog_post
union all
 select media_in(concat_ws(' ', landing_page.intro, landing_page.meta, landing_page.theme, landing_page.blocks)) as address,
    'landing' as kind, landing_page.id::text as id, landing_page.slug as name
   from landing_page
union all
 select media_in(home_block.content::text) as address, 'home' as kind,
    home_block."position"::text as id, home_block.type as name
   from home_block
union all
 select media_in(setting.value::text) as address, 'setting' as kind, setting.key as id,
    setting.key as name
   from setting
union all
 select media_in(top_link.url) as address, 'menu' as kind, top_link."position"::text as id,
    top_link.name
   from top_link
union all
 select media_in(draft.content::text) as address,
        case draft.subject_kind
            when 'blog-post' then 'blog'
            else draft.subject_kind
        end as kind,
    draft.subject_id as id,
    coalesce(draft.content ->> 'title', draft.content ->> 'slug', 'home') as name
   from draft
union all
select media_in(c.blocks::text) as address, 'campaign' as kind, c.id::text as id, c.subject as name
   from campaign c;
