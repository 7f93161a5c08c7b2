import { sql } from "kysely";
import type { Db } from "../../../db/database.ts";
import { ADDRESSES_PER_FILE } from "./sitemap-files.rules.ts";

export interface SitemapRow {
  url: string;
  lastmod: Date | null;
  picture: string | null;
}

/** Returns the number of product pages and the time of the latest change. */
export async function countProductPages(db: Db): Promise<{ count: number; lastmod: Date | null }> {
  const { rows } = await sql<{ count: number; lastmod: Date | null }>`
    select count(*)::int as count, max(p.updated_at) as lastmod
    from product_read r join product_facts p on p.id = r.product_id
    where p.is_indexed`.execute(db);
  return rows[0] ?? { count: 0, lastmod: null };
}

/** Returns the product pages in the sitemap's n-th file; n starts at 1. */
export async function loadProductPages(db: Db, file: number): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select r.url, p.updated_at as lastmod, r.picture
    from product_read r join product_facts p on p.id = r.product_id
    where p.is_indexed
    order by r.product_id limit ${ADDRESSES_PER_FILE} offset ${(file - 1) * ADDRESSES_PER_FILE}`.execute(db);
  return rows;
}

/** Returns all other pages: categories, brands, promotions, articles, posts, landing pages. */
export async function loadContentPages(
  db: Db,
  { now, flags }: { now: Date; flags: Readonly<Record<string, boolean>> },
): Promise<SitemapRow[]> {
  const [hasBlog, hasBundles] = [flags.blog !== false, flags.bundles !== false];
  const { rows } = await sql<SitemapRow>`
    select r.path as url, coalesce(a.created_at, b.created_at) as lastmod,
      coalesce(c.picture, a.picture, b.picture, m.picture, u.picture) as picture
    from route_facts r
      left join category_facts c on r.kind = 'category' and c.id = r.target_id
      left join article_facts a on r.kind = 'article' and a.id = r.target_id
      left join blog_post_facts b on r.kind = 'blog.post' and b.id = r.target_id
      left join landing_page_facts l on r.kind = 'landing' and l.id = r.target_id
      left join promotion_facts m on r.kind = 'promotion' and m.id = r.target_id
      left join bundle_facts u on r.kind = 'bundle' and u.id = r.target_id
    where r.is_indexed and case r.kind
      when 'product' then false
      when 'redirect' then false
      when 'promotion' then m.is_published and m.starts_at <= ${now} and m.ends_at > ${now}
      when 'bundle' then ${hasBundles} and u.is_published
      when 'landing' then l.status = 1
      when 'blog.post' then ${hasBlog} and b.is_published and b.meta_robots not like '%noindex%'
      when 'category' then not c.must_have_model
      else ${hasBlog} or r.kind not like 'blog.%' end
    order by r.path limit 50000`.execute(db);
  return rows;
}
