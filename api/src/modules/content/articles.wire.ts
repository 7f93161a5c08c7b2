/** Articles in the spelling of the staff's calls. */
import type { ArticleBody, ListedStaffArticle, StaffArticle } from "@curat/contract/staff/articles";
import { type Article, type ArticleTexts, articlePath } from "./articles.rules.ts";

export function toListedStaffArticle(article: Article, version: number): ListedStaffArticle {
  const { id, typeId, slug, title, linkTitle, sortOrder, isPublished, createdAt } = article;
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
  };
}

export function toStaffArticle(article: Article, version: number): StaffArticle {
  return { ...toListedStaffArticle(article, version), ...textsOf(article) };
}

/** An article as its history keeps it. */
export function toArticleSnapshot(article: Article): object {
  const { version: _version, ...kept } = toStaffArticle(article, 0);
  return kept;
}

function textsOf({ intro, content, picture, documents }: Article) {
  return { intro, content, picture, documents };
}

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
