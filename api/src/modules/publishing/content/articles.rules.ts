import { ARTICLE, ARTICLE_GROUP } from "@curat/contract/catalog.values";
import type { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

export type ArticleTexts = ValuesOf<typeof STAFF_ARTICLE> & { documents: { title: string; url: string }[] };

export interface Article extends ArticleTexts {
  id: number;
  createdAt: Date;
  /** A hidden article has no URL and is in no list. */
  is_published: boolean;
}

/** Returns the path of an article's page (requirements: B7). */
export function articlePath(slug: string): string {
  return `/articole/${slug}.html`;
}

/** Returns whether the shop links to the article by its id. Such an article cannot be removed. */
export function isFixed({ id }: Pick<Article, "id">): boolean {
  return Object.values<number>(ARTICLE).includes(id);
}

/** Returns whether orders can refer to the article as the terms of sale. */
export function isTerms({
  type_id,
  link_title,
  is_published,
}: Pick<Article, "type_id" | "link_title" | "is_published">): boolean {
  return is_published && type_id === ARTICLE_GROUP.legal && /termen/i.test(link_title);
}
