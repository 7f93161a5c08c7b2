import type { ArticleImport } from "@curat/api";
import type { Article } from "./articles/article.ts";
import { COMPANY_ARTICLES } from "./articles/company.ts";
import { PRIVACY_ARTICLES } from "./articles/legal-privacy.ts";
import { TERMS_ARTICLES } from "./articles/legal-terms.ts";
import { USEFUL_ARTICLES } from "./articles/useful.ts";
import { articleDocuments } from "../documents/article-documents.ts";
import { sceneUrl } from "./scenes.ts";

const PUBLISHED = new Date("2026-11-01T08:00:00Z");

const ARTICLES: readonly Article[] = [
  ...COMPANY_ARTICLES,
  ...USEFUL_ARTICLES,
  ...TERMS_ARTICLES,
  ...PRIVACY_ARTICLES,
].sort((a, b) => a.typeId - b.typeId || a.id - b.id);

export function articleImports(): ArticleImport[] {
  return ARTICLES.map(({ scene, ...article }, index) => ({
    ...article,
    content: article.content.trim(),
    picture: scene ? sceneUrl(scene) : null,
    documents: articleDocuments(article.id),
    createdAt: PUBLISHED,
    sortOrder: index + 1,
  }));
}
