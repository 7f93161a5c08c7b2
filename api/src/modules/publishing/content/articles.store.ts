import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import { type Insertable, type Selectable, sql } from "kysely";
import { insertInBatches } from "../../../db/batches.ts";
import { containing } from "../../../db/containing.ts";
import { anyOf, type Db, type Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { DB } from "../../../db/tables.ts";
import { lastIdOf, rowsOf } from "../../platform/changes/index.ts";
import type { Article } from "./articles.rules.ts";

export const ROWS = rowsOf(STAFF_ARTICLE);

export async function lockArticles(tx: Tx, ids: readonly number[]): Promise<Article[]> {
  const rows = await tx
    .selectFrom("article")
    .selectAll()
    .where("id", "=", anyOf(ids))
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(toArticle);
}

export async function loadArticle(db: Db, id: number): Promise<Article | undefined> {
  const row = await db.selectFrom("article").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toArticle(row);
}

interface ArticleFilter {
  typeId: number | undefined;
  isPublished: boolean | undefined;
  text: string;
}

/** Returns a page of matching articles in footer order. */
export async function loadArticles(
  db: Db,
  { typeId, isPublished, text, ...paging }: Paging & ArticleFilter,
): Promise<{ rows: Article[]; total: number }> {
  const like = containing(text);
  const query = db
    .selectFrom("article")
    .selectAll()
    .$if(typeId !== undefined, (rows) => rows.where("type_id", "=", typeId ?? 0))
    .$if(isPublished !== undefined, (rows) => rows.where("is_published", "=", isPublished === true))
    .$if(text !== "", (rows) =>
      rows.where((eb) => eb.or([eb("title", "ilike", like), eb("slug", "ilike", like)])),
    )
    .orderBy("type_id")
    .orderBy("sort_order")
    .orderBy("id");
  const { rows, total } = await pageOf(query, paging);
  return { rows: rows.map(toArticle), total };
}

/** Returns an id that was never used. Blocks other transactions that request one. */
export async function nextArticleId(tx: Tx): Promise<number> {
  await sql`lock table article in share row exclusive mode`.execute(tx);
  const last = await lastIdOf(tx, "article");
  const { id } = await tx
    .selectFrom("article")
    .select((eb) => eb.fn.coalesce(eb.fn.max("id"), eb.lit(0)).as("id"))
    .executeTakeFirstOrThrow();
  return Math.max(last, id) + 1;
}

export async function putArticles(tx: Tx, articles: readonly Article[]): Promise<void> {
  const rows = articles.map(({ id, createdAt, is_published, documents, ...texts }) => {
    const own = { id, created_at: createdAt, is_published, documents: JSON.stringify(documents) };
    return { ...own, ...ROWS.toRow(texts) } as Insertable<DB["article"]>;
  });
  await insertInBatches(rows, (batch) =>
    tx
      .insertInto("article")
      .values(batch)
      .onConflict((on) =>
        on.column("id").doUpdateSet((eb) => ({
          ...ROWS.overwrite((column) => eb.ref(`excluded.${column}` as "excluded.title")),
          documents: eb.ref("excluded.documents"),
          is_published: eb.ref("excluded.is_published"),
        })),
      )
      .execute(),
  );
}

export async function deleteArticle(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("article").where("id", "=", id).execute();
}

function toArticle(row: Selectable<DB["article"]>): Article {
  const { id, created_at: createdAt, is_published, documents } = row;
  return { id, createdAt, is_published, documents, ...ROWS.fromRow(row) };
}
