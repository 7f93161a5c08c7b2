import type { Article as ShownArticle } from "@curat/contract/content";
import type { ListedStaffArticle, StaffArticle } from "@curat/contract/staff/articles";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { type Article, articlePath } from "./articles.rules.ts";

export function toStaffArticle({ createdAt, ...article }: Article, version: number): StaffArticle {
  const { slug } = article;
  return { ...article, url: articlePath(slug), created_at: createdAt.toISOString(), version };
}

export function toListedStaffArticle(
  article: Article,
  { version, draft }: Pick<ListedStaffArticle, "version" | "draft">,
): ListedStaffArticle {
  const { intro: _i, content: _c, picture: _p, documents: _d, ...listed } = toStaffArticle(article, version);
  return { ...listed, draft };
}

export function toArticleSnapshot(article: Article): object {
  const { version: _version, ...stored } = toStaffArticle(article, 0);
  return stored;
}

export function toShownArticle(
  article: Omit<Article, "type_id" | "sort_order" | "is_published">,
): ShownArticle {
  const { id, slug, picture, createdAt, intro, title, documents, content, link_title } = article;
  return {
    id,
    url: articlePath(slug),
    pic: picture,
    created: romanianDay(createdAt),
    created_at: createdAt.toISOString(),
    teaser: intro,
    title,
    intro,
    docs: documents.map((document) => ({ url: document.url, doctitle: document.title })),
    info: { title, image: picture, content: cleanHtml(content), linktitle: link_title },
  };
}

export const LAST_TERMS = "Fără un articol publicat cu termenii și condițiile, clienții nu pot comanda.";
