/** All SQL that writes articles, and what their writers read. */
import { sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import { containing } from "../../../db/containing.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import { lastIdOf } from "../../platform/changes/index.ts";
import type { Article } from "./articles.rules.ts";

const COLUMNS = [
  "id",
  "type_id as typeId",
  "slug",
  "title",
  "link_title as linkTitle",
  "intro",
  "content",
  "picture",
  "documents",
  "created_at as createdAt",
  "sort_order as sortOrder",
  "is_published as isPublished",
] as const;

/** The articles of these ids that there are, locked until the transaction ends, by ascending id. */
export async function lockArticles(tx: Tx, ids: readonly number[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom("article")
    .select(COLUMNS)
    .where("id", "in", [...ids])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** One article as its writers see it; undefined for an unknown id. */
export async function loadArticle(db: Db, id: number): Promise<Article | undefined> {
  return db.selectFrom("article").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

interface ArticleFilter {
  typeId: number | undefined;
  isPublished: boolean | undefined;
  /** In title or address. */
  text: string;
}

/** A page of the articles that are asked for, in the footer's order. */
export function loadArticles(db: Db, { typeId, isPublished, text, ...paging }: Paging & ArticleFilter) {
  const like = containing(text);
  const query = db
    .selectFrom("article")
    .select(COLUMNS)
    .$if(typeId !== undefined, (rows) => rows.where("type_id", "=", typeId ?? 0))
    .$if(isPublished !== undefined, (rows) => rows.where("is_published", "=", isPublished === true))
    .$if(text !== "", (rows) =>
      rows.where((eb) => eb.or([eb("title", "ilike", like), eb("slug", "ilike", like)])),
    )
    .orderBy("type_id")
    .orderBy("sort_order")
    .orderBy("id");
  return pageOf(query, paging);
}

/** An id that no article has or ever had; no other is given until the transaction ends. */
export async function nextArticleId(tx: Tx): Promise<number> {
  await sql`lock table article in share row exclusive mode`.execute(tx);
  const last = await lastIdOf(tx, "article");
  const { id } = await tx
    .selectFrom("article")
    .select((eb) => eb.fn.coalesce(eb.fn.max("id"), eb.lit(0)).as("id"))
    .executeTakeFirstOrThrow();
  return Math.max(last, id) + 1;
}

/** Writes articles by their ids. */
export async function putArticles(tx: Tx, articles: readonly Article[]): Promise<void> {
  const rows = articles.map((article) => ({
    id: article.id,
    type_id: article.typeId,
    slug: article.slug,
    title: article.title,
    link_title: article.linkTitle,
    intro: article.intro,
    content: article.content,
    picture: article.picture,
    documents: JSON.stringify(article.documents),
    created_at: article.createdAt,
    sort_order: article.sortOrder,
    is_published: article.isPublished,
  }));
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("article")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          type_id: eb.ref("excluded.type_id"),
          slug: eb.ref("excluded.slug"),
          title: eb.ref("excluded.title"),
          link_title: eb.ref("excluded.link_title"),
          intro: eb.ref("excluded.intro"),
          content: eb.ref("excluded.content"),
          picture: eb.ref("excluded.picture"),
          documents: eb.ref("excluded.documents"),
          sort_order: eb.ref("excluded.sort_order"),
          is_published: eb.ref("excluded.is_published"),
        })),
      )
      .execute(),
  );
}

export async function deleteArticle(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("article").where("id", "=", id).execute();
}
