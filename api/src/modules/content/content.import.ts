import type { HomeBlock } from "@curat/contract/content";
import { insertInBatches } from "../../db/batches.ts";
import type { Tx } from "../../db/database.ts";
import { cleanHtml } from "../../text/html.ts";
import { putRoutes } from "../routing/index.ts";

export interface ArticleImport {
  id: number;
  /** Footer group: 31 company, 32 useful information, 33 legal, 0 none. */
  typeId: number;
  /** Address is /articole/{slug}.html. */
  slug: string;
  title: string;
  linkTitle: string;
  intro: string;
  /** HTML; cleaned on save. */
  content: string;
  picture: string | null;
  documents: { title: string; url: string }[];
  createdAt: Date;
  sortOrder: number;
}

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
  await insertInBatches(articles.map(articleRow), (rows) =>
    tx
      .insertInto("article")
      .values(rows)
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
        })),
      )
      .execute(),
  );
  await putRoutes(
    tx,
    articles.map(({ id, slug, title, intro }) => ({
      path: articlePath(slug),
      kind: "article" as const,
      targetId: id,
      metaTitle: title,
      metaDescription: intro,
    })),
  );
  if (!homeBlocks) return;
  await tx.deleteFrom("home_block").execute();
  const rows = homeBlocks.map(({ type, ...content }, position) => ({
    position,
    type,
    content: JSON.stringify(content),
  }));
  if (rows.length > 0) await tx.insertInto("home_block").values(rows).execute();
}

/** Address of an article's page (browsing spec, section 2). */
export function articlePath(slug: string): string {
  return `/articole/${slug}.html`;
}

function articleRow(article: ArticleImport) {
  return {
    id: article.id,
    type_id: article.typeId,
    slug: article.slug,
    title: article.title,
    link_title: article.linkTitle,
    intro: article.intro,
    content: cleanHtml(article.content),
    picture: article.picture,
    documents: JSON.stringify(article.documents),
    created_at: article.createdAt,
    sort_order: article.sortOrder,
  };
}
