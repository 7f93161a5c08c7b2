import type { HomeBlock } from "@curat/contract/content";
import type { Tx } from "../../db/database.ts";
import { IMPORT } from "../changes/index.ts";
import type { Article } from "./articles.rules.ts";
import { saveArticles } from "./articles.service.ts";

export type ArticleImport = Article;

/** A block as stored: products are named by id, or by a rule that the home page follows when it is read. */
export type HomeBlockImport =
  | Extract<HomeBlock, { type: "hero_banners" | "custom_html" | "banner" }>
  | { type: "product"; title: string; url: string | null; productIds: number[] }
  | {
      type: "product";
      title: string;
      url: string | null;
      pick: "discounted" | "newest" | "bestselling";
      count: number;
    }
  | { type: "blogarticle"; title: string; url: string | null; count: number }
  | { type: "brand_carousel"; title: string; url: string | null; count: number };

export interface ContentImport {
  articles?: ArticleImport[];
  homeBlocks?: HomeBlockImport[];
}

/** Writes articles (by id) with their addresses; home blocks are replaced as a whole. */
export async function importContent(tx: Tx, { articles = [], homeBlocks }: ContentImport): Promise<void> {
  await saveArticles(tx, IMPORT, articles);
  if (!homeBlocks) return;
  await tx.deleteFrom("home_block").execute();
  const rows = homeBlocks.map(({ type, ...content }, position) => ({
    position,
    type,
    content: JSON.stringify(content),
  }));
  if (rows.length > 0) await tx.insertInto("home_block").values(rows).execute();
}
