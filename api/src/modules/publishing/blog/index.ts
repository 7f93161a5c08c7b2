/**
 * Posts, categories and tags.
 *
 * - `posts.service.ts`: writing posts
 * - `sections.service.ts`: categories and tags
 * - `posts.drafts.ts`: drafts of posts
 * - `blog.rules.ts`: addresses
 *
 * Tables and views: blog_category, blog_post, blog_post_facts, blog_post_product, blog_post_tag, blog_tag.
 */
import type { BlogPostCard } from "@curat/contract/blog";
import type { Db } from "../../../db/database.ts";
import { loadPosts } from "./blog.store.ts";
import { toWirePostCard } from "./blog.wire.ts";

export {
  type BlogCategoryImport,
  type BlogImport,
  type BlogPostImport,
  type BlogSectionImport,
  importBlog,
} from "./blog.import.ts";
export { blogRoutes } from "./blog.routes.ts";
export { POST_DRAFTS } from "./posts.drafts.ts";
export { staffPostsRoutes } from "./staff-posts.routes.ts";
export { staffSectionsRoutes } from "./staff-sections.routes.ts";

/** Returns the newest posts as cards, for the home page. */
export async function loadLatestPosts(db: Db, count: number): Promise<BlogPostCard[]> {
  const { rows } = await loadPosts(db, { offset: 0, limit: count });
  return rows.map(toWirePostCard);
}
