import { z } from "zod";
import type { ArticleImport } from "@curat/api";
import { readData } from "../data/read-data.ts";
import { articleDocuments } from "../documents/article-documents.ts";
import { pictureUrl } from "../media/addresses.ts";

const PUBLISHED = new Date("2026-11-01T08:00:00Z");

const article = z.strictObject({
  id: z.int(),
  /** Footer group (requirements: B20): 31 company, 32 useful, 33 legal, 0 none. */
  typeId: z.int(),
  slug: z.string(),
  title: z.string(),
  linkTitle: z.string(),
  intro: z.string(),
  scene: z.string().optional(),
  /** HTML as a list of lines. */
  content: z.array(z.string()),
});

const ARTICLES = readData("articles", z.array(article));

export function articleImports(): ArticleImport[] {
  return ARTICLES.map(({ scene, ...written }, index) => ({
    ...written,
    content: written.content.join("\n"),
    picture: scene ? pictureUrl(scene) : null,
    documents: articleDocuments(written.id),
    createdAt: PUBLISHED,
    sortOrder: index + 1,
  }));
}
