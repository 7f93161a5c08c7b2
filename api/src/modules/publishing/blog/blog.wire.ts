import type { Wire } from "@curat/contract/lei.values";
import type { BlogPost, BlogPostCard } from "@curat/contract/blog";
import type { ProductItem } from "@curat/contract/listing";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import { cleanHtml } from "@curat/contract/clean-html";
import { blogCategoryPath, postPath } from "./blog.rules.ts";
import type { PostCardRow, PostRow } from "./blog.store.ts";

export function toWirePostCard({ id, slug, title, intro, picture, created_at }: PostCardRow): BlogPostCard {
  return {
    id,
    title,
    pic: picture,
    url: postPath(slug),
    intro,
    created: romanianDay(created_at),
  };
}

type ShownPost = PostCardRow &
  Pick<PostRow, "content" | "meta_title" | "meta_description" | "meta_keywords" | "meta_robots">;

interface ShownCategory {
  id: number;
  name: string;
  slug: string;
}

/** Converts a post. Missing meta fields are replaced by visible texts (B-082). */
export function toWirePost(
  row: ShownPost,
  { category, tags, products }: { category?: ShownCategory; tags: string[]; products: Wire<ProductItem>[] },
): Wire<BlogPost> {
  return {
    ...toWirePostCard(row),
    content: cleanHtml(row.content),
    category: category && { id: category.id, name: category.name, url: blogCategoryPath(category.slug) },
    products,
    meta_title: row.meta_title || row.title,
    meta_description: row.meta_description || row.intro,
    meta_keywords: row.meta_keywords || tags.join(", "),
    meta_robots: row.meta_robots || "index,follow",
  };
}
