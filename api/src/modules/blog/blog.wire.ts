import type { BlogPost, BlogPostCard } from "@curat/contract/blog";
import type { ProductItem } from "@curat/contract/listing";
import { cleanHtml } from "../../text/html.ts";
import { blogCategoryPath, postPath } from "./blog.rules.ts";
import type { PostCardRow, PostRow } from "./blog.store.ts";

export function toWirePostCard({ id, slug, title, intro, picture, created_at }: PostCardRow): BlogPostCard {
  return {
    id,
    title,
    pic: picture,
    url: postPath(slug),
    intro,
    created: created_at.toISOString().slice(0, 10),
  };
}

/** What the head says falls back to what the page shows (B-082). */
export function toWirePost(
  row: PostRow,
  { tags, products }: { tags: string[]; products: ProductItem[] },
): BlogPost {
  return {
    ...toWirePostCard(row),
    content: cleanHtml(row.content),
    category: { id: row.category_id, name: row.category, url: blogCategoryPath(row.category_slug) },
    products,
    meta_title: row.meta_title || row.title,
    meta_description: row.meta_description || row.intro,
    meta_keywords: row.meta_keywords || tags.join(", "),
    meta_robots: row.meta_robots || "index,follow",
  };
}
