import type { Tx } from "../../../db/database.ts";
import { IMPORT } from "../../platform/changes/index.ts";
import type { Post } from "./posts.changes.ts";
import { savePosts } from "./posts.service.ts";
import { ROWS } from "./posts.store.ts";
import { saveSections } from "./sections.service.ts";

export interface BlogSectionImport {
  id: number;
  slug: string;
  name: string;
}
export interface BlogCategoryImport extends BlogSectionImport {
  sortOrder: number;
}

export interface BlogPostImport {
  id: number;
  categoryId: number;
  slug: string;
  title: string;
  intro: string;
  content: string;
  picture: string | null;
  /** Missing fields are replaced by the title, intro and tags. */
  meta?: { title?: string; description?: string; keywords?: string; robots?: string };
  tagIds: number[];
  productIds: number[];
  isPublished: boolean;
  createdAt: Date;
}

export interface BlogImport {
  blogCategories?: BlogCategoryImport[];
  blogTags?: BlogSectionImport[];
  blogPosts?: BlogPostImport[];
}

/** Upserts categories, tags and posts with their URLs. Unpublished posts have no URL. Throws if a URL is in use. */
export async function importBlog(
  tx: Tx,
  { blogCategories = [], blogTags = [], blogPosts = [] }: BlogImport,
): Promise<void> {
  await saveSections(tx, IMPORT, { kind: "category", sections: blogCategories });
  const tags = blogTags.map((section) => ({ ...section, sortOrder: 0 }));
  await saveSections(tx, IMPORT, { kind: "tag", sections: tags });
  await savePosts(tx, IMPORT, blogPosts.map(toPost));
}

function toPost({ id, tagIds, productIds, isPublished, createdAt, ...post }: BlogPostImport): Post {
  const { meta: { title = "", description = "", keywords = "", robots = "" } = {}, ...texts } = post;
  const meta = {
    metaTitle: title,
    metaDescription: description,
    metaKeywords: keywords,
    metaRobots: robots,
  };
  return {
    id,
    ...ROWS.fromImport({ ...texts, ...meta }, undefined),
    tag_ids: tagIds,
    product_ids: productIds,
    is_published: isPublished,
    createdAt,
  };
}
