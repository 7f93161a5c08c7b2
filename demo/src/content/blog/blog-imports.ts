import type { ShopImport } from "@curat/api";
import { DAY_MS } from "../../catalogue/prices.ts";
import type { Offered } from "../offered.ts";
import { pictureUrl } from "../../media/addresses.ts";
import { BLOG_CATEGORIES, BLOG_POSTS, BLOG_TAGS } from "./blog-post.ts";

const PRODUCTS_A_POST = 8;
const HOUR_MS = 3_600_000;
const PUBLISHED_AT_MS = 7 * HOUR_MS;

const CATEGORY_KEYS = Object.keys(BLOG_CATEGORIES);
const TAG_KEYS = Object.keys(BLOG_TAGS);

/** Returns the blog in the shop's import format. Older posts have smaller ids, as if written in order. */
export function blogImports(
  offered: Offered,
  now: Date,
): Required<Pick<ShopImport, "blogCategories" | "blogTags" | "blogPosts">> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return {
    blogCategories: Object.entries(BLOG_CATEGORIES).map(([slug, name], index) => ({
      id: index + 1,
      slug,
      name,
      sortOrder: index + 1,
    })),
    blogTags: Object.entries(BLOG_TAGS).map(([slug, name], index) => ({ id: index + 1, slug, name })),
    blogPosts: BLOG_POSTS.map((post, index) => ({
      id: BLOG_POSTS.length - index,
      categoryId: CATEGORY_KEYS.indexOf(post.category) + 1,
      slug: post.slug,
      title: post.title,
      intro: post.intro,
      content: post.content.join("\n"),
      picture: pictureUrl(`blog/${post.slug}`),
      tagIds: post.tags.map((tag) => TAG_KEYS.indexOf(tag) + 1),
      productIds: offered.pick(post.goods, PRODUCTS_A_POST),
      isPublished: true,
      createdAt: new Date(today - post.daysAgo * DAY_MS + PUBLISHED_AT_MS),
    })),
  };
}
