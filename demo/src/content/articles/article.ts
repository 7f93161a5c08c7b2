import type { ArticleImport } from "@curat/api";

/** An article as written: dates and pictures are added when the shop is filled. */
export interface Article extends Pick<
  ArticleImport,
  "id" | "typeId" | "slug" | "title" | "linkTitle" | "intro" | "content"
> {
  /** Name of a scene. */
  scene?: string;
}

/** Footer groups (requirements: B20). */
export const GROUP = { company: 31, useful: 32, legal: 33, none: 0 } as const;
