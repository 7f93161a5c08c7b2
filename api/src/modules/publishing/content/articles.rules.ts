/** Articles: their addresses, and what the shop can not be without. Pure. */
import { ARTICLE, ARTICLE_GROUP } from "@curat/contract/catalog.values";
import type { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";

/** The texts of an article. */
export type ArticleTexts = ValuesOf<typeof STAFF_ARTICLE> & { documents: { title: string; url: string }[] };

export interface Article extends ArticleTexts {
  id: number;
  createdAt: Date;
  /** A hidden one has no address and stands in no list. */
  is_published: boolean;
}

/** Address of an article's page (requirements: B7). */
export function articlePath(slug: string): string {
  return `/articole/${slug}.html`;
}

/** Pages that the shop leads to by their ids, whatever their texts. */
export function isFixed({ id }: Pick<Article, "id">): boolean {
  return Object.values<number>(ARTICLE).includes(id);
}

/** Whether an article may be the terms of sale, as orders look for them. */
export function isTerms({
  type_id,
  link_title,
  is_published,
}: Pick<Article, "type_id" | "link_title" | "is_published">): boolean {
  return is_published && type_id === ARTICLE_GROUP.legal && /termen/i.test(link_title);
}
