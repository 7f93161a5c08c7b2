import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import { saveArticles, type ToldArticle } from "./articles.service.ts";
import type { StoredHomeBlock } from "./home.rules.ts";
import { saveHome } from "./home.service.ts";

export type ArticleImport = ToldArticle;

export type HomeBlockImport = StoredHomeBlock;

export interface ContentImport {
  articles?: ArticleImport[];
  homeBlocks?: HomeBlockImport[];
}

/** Writes articles (by id) with their addresses; home blocks are replaced as a whole. */
export async function importContent(tx: Tx, { articles = [], homeBlocks }: ContentImport): Promise<void> {
  await saveArticles(tx, IMPORT, articles);
  if (homeBlocks) await saveHome(tx, IMPORT, homeBlocks);
}
