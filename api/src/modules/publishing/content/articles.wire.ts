/** Articles in the spelling of the staff's calls. */
import type { Article as ShownArticle } from "@curat/contract/content";
import type { ArticleBody, ListedStaffArticle, StaffArticle } from "@curat/contract/staff/articles";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { type Article, type ArticleTexts, articlePath } from "./articles.rules.ts";

export function toStaffArticle(article: Article, version: number): StaffArticle {
  const { id, typeId, slug, title, linkTitle, sortOrder, isPublished, createdAt } = article;
  const { intro, content, picture, documents } = article;
  return {
    id,
    type_id: typeId,
    slug,
    url: articlePath(slug),
    title,
    link_title: linkTitle,
    sort_order: sortOrder,
    is_published: isPublished,
    created_at: createdAt.toISOString(),
    version,
    intro,
    content,
    picture,
    documents,
  };
}

export function toListedStaffArticle(
  article: Article,
  { version, draft }: Pick<ListedStaffArticle, "version" | "draft">,
): ListedStaffArticle {
  const { intro: _i, content: _c, picture: _p, documents: _d, ...listed } = toStaffArticle(article, version);
  return { ...listed, draft };
}

/** An article as its history keeps it. */
export function toArticleSnapshot(article: Article): object {
  const { version: _version, ...kept } = toStaffArticle(article, 0);
  return kept;
}

/** An article as visitors see it. */
export function toShownArticle(
  article: Pick<Article, "id" | "slug" | "picture" | "createdAt" | "intro" | "title" | "documents"> &
    Pick<Article, "content" | "linkTitle">,
): ShownArticle {
  const { id, slug, picture, createdAt, intro, title, documents, content, linkTitle } = article;
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
    info: { title, image: picture, content: cleanHtml(content), linktitle: linkTitle },
  };
}

export const LAST_TERMS = "Comenzile au nevoie de un articol cu termenii și condițiile.";

export function fromArticleBody(body: ArticleBody): ArticleTexts {
  const { type_id, link_title, sort_order, slug, title, intro, content, picture, documents } = body;
  return {
    typeId: type_id,
    linkTitle: link_title,
    sortOrder: sort_order,
    slug,
    title,
    intro,
    content,
    picture,
    documents,
  };
}
