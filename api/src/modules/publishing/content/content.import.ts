import type { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { Tx } from "../../../db/database.ts";
import { IMPORT, type ImportOf } from "../../platform/changes/index.ts";
import type { Article } from "./articles.rules.ts";
import { saveArticles } from "./articles.service.ts";
import { ROWS } from "./articles.store.ts";
import type { StoredHomeBlock } from "./home.rules.ts";
import { saveHome } from "./home.service.ts";

export type ArticleImport = ImportOf<typeof STAFF_ARTICLE, never> &
  Pick<Article, "id" | "createdAt" | "documents">;

export type HomeBlockImport = StoredHomeBlock;

export interface ContentImport {
  articles?: ArticleImport[];
  homeBlocks?: HomeBlockImport[];
}

/** Upserts articles with their URLs. Replaces the home page's blocks if given. */
export async function importContent(tx: Tx, { articles = [], homeBlocks }: ContentImport): Promise<void> {
  const reported = articles.map(({ id, createdAt, documents, ...article }) => ({
    id,
    createdAt,
    documents,
    ...ROWS.fromImport(article, undefined),
  }));
  await saveArticles(tx, IMPORT, reported);
  if (homeBlocks) await saveHome(tx, IMPORT, homeBlocks);
}
