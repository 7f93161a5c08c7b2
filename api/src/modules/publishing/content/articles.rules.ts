/** Articles: their addresses, and what the shop can not be without. Pure. */
import { ARTICLE, ARTICLE_GROUP } from "@curat/contract/catalog.values";

/** What is written of an article. */
export interface ArticleFields {
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
  sortOrder: number;
  /** A hidden one has no address and stands in no list. */
  isPublished: boolean;
}

/** All of it but whether it is shown. */
export type ArticleTexts = Omit<ArticleFields, "isPublished">;

export interface Article extends ArticleFields {
  id: number;
  createdAt: Date;
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
  typeId,
  linkTitle,
  isPublished,
}: Pick<Article, "typeId" | "linkTitle" | "isPublished">): boolean {
  return isPublished && typeId === ARTICLE_GROUP.legal && /termen/i.test(linkTitle);
}

/** An article's fields as people call them. */
export const ARTICLE_LABELS: Record<keyof ArticleFields, string> = {
  typeId: "grupul",
  slug: "adresa",
  title: "titlul",
  linkTitle: "titlul din subsol",
  intro: "introducerea",
  content: "conținutul",
  picture: "imaginea",
  documents: "documentele",
  sortOrder: "ordinea",
  isPublished: "publicarea",
};
