import { ARTICLE_GROUP } from "@curat/contract/catalog.values";
import type { ArticleLink } from "@curat/contract/settings";
import { sql } from "kysely";
import { type Db, executeNamed, type Tx } from "../../../db/database.ts";
import { articlePath } from "./articles.rules.ts";
import type { StoredHomeBlock } from "./home.rules.ts";

/** Returns the links of the articles in footer groups, in order. */
export async function loadArticleLinks(db: Db): Promise<ArticleLink[]> {
  const rows = await db
    .selectFrom("article")
    .select(["id", "type_id", "slug", "link_title"])
    .where("type_id", ">", 0)
    .where("is_published", "=", true)
    .orderBy("type_id")
    .orderBy("sort_order")
    .execute();
  return rows.map(({ id, type_id, slug, link_title }) => ({
    id,
    typeID: type_id,
    url: articlePath(slug),
    linktitle: link_title,
  }));
}

/** Returns a page of the articles in footer groups, in order, and their total number. */
export async function listArticleRows(db: Db, { page, perPage }: { page: number; perPage: number }) {
  const listed = db.selectFrom("article").where("type_id", ">", 0).where("is_published", "=", true);
  const [rows, counted] = await Promise.all([
    listed
      .select(["id", "type_id", "slug", "title", "link_title", "intro", "picture", "created_at"])
      .orderBy("type_id")
      .orderBy("sort_order")
      .orderBy("id")
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    listed.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}
export type ListedArticleRow = Awaited<ReturnType<typeof listArticleRows>>["rows"][number];

export async function findArticle(db: Db, id: number) {
  return db
    .selectFrom("article")
    .selectAll()
    .where("id", "=", id)
    .where("is_published", "=", true)
    .executeTakeFirst();
}

export interface LegalText {
  title: string;
  content: string;
  createdAt: Date;
}

/** Serialises removals of terms of sale, so that the second removal sees the first. */
export async function lockTerms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('terms of sale'))`.execute(tx);
}

/**
 * Returns the terms of sale other than `except`: the first published legal article whose link title contains
 * "termen".
 */
export async function findTerms(db: Db, { except = 0 } = {}): Promise<LegalText | undefined> {
  return findLegalText(db, "%termen%", except);
}

export async function findWithdrawalText(db: Db): Promise<LegalText | undefined> {
  return findLegalText(db, "%retragere%", 0);
}

async function findLegalText(db: Db, title: string, except: number): Promise<LegalText | undefined> {
  const query = db
    .selectFrom("article")
    .select(["title", "content", "created_at as createdAt"])
    .where("type_id", "=", ARTICLE_GROUP.legal)
    .where("link_title", "ilike", title)
    .where("id", "!=", except)
    .where("is_published", "=", true)
    .orderBy("sort_order")
    .limit(1);
  return (await executeNamed(db, "legal-text", query))[0];
}

type Pick = Extract<StoredHomeBlock, { pick: string }>["pick"];

/** Returns buyable products by a rule: most reduced, newest or best-selling. */
export async function pickProductIds(db: Db, pick: Pick, count: number): Promise<number[]> {
  const column = ({ discounted: "save_percent", newest: "first_offered_at", bestselling: "sold" } as const)[
    pick
  ];
  const rows = await db
    .selectFrom("product_read")
    .select("product_id")
    .where("is_buyable", "=", true)
    .$if(pick === "discounted", (query) => query.where("save_percent", ">", 0))
    .orderBy(column, "desc")
    .orderBy("product_id")
    .limit(count)
    .execute();
  return rows.map((row) => row.product_id);
}

const PRODUCTS_PER_SURFACE = 3;

/**
 * Returns for each category its buyable products by price per bucket, cheapest first, one per family of variants,
 * with the category's URL.
 */
export async function pickByBucket(
  db: Db,
  categoryIds: readonly number[],
): Promise<{ categoryId: number; url: string; productId: number }[]> {
  const { rows } = await sql<{ categoryId: number; url: string; productId: number }>`
    select c.id as "categoryId", c.slug as url, p.product_id as "productId"
    from unnest(${[...new Set(categoryIds)]}::integer[]) with ordinality k (id, at)
    join category_facts c on c.id = k.id
    cross join lateral (
      select product_id, cost from (
        select distinct on (r.family_id) r.product_id, r.price_bani * r.bucket_share as cost
        from product_read r
        where r.category_ids @> array[c.id] and r.is_buyable and r.bucket_share is not null
        order by r.family_id, cost, r.product_id
      ) f order by cost, product_id limit ${PRODUCTS_PER_SURFACE}
    ) p
    order by k.at, p.cost, p.product_id`.execute(db);
  return rows;
}

export async function loadBrandCards(db: Db, count: number) {
  const rows = await db
    .selectFrom("brand_facts")
    .select(["id", "name", "slug", "logo"])
    .orderBy("sort_order")
    .limit(count)
    .execute();
  return rows.map(({ id, name, slug, logo }) => ({
    brandID: id,
    brand: name,
    url: `/marci/${slug}`,
    picture: logo,
  }));
}
