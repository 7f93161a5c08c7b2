/** The blog (requirements: B7, B20, B19). */
import { z } from "@hono/zod-openapi";
import { productItem } from "./listing.ts";
import { call, idParam, numberQuery, one, pageLinks, pageMeta } from "./envelope.ts";

const tag = "Blog";
const LAST_ID = 2_147_483_647;

const postCard = {
  id: z.int(),
  title: z.string(),
  pic: z.string().nullable(),
  url: z.string(),
  intro: z.string(),
  created: z.string().openapi({ example: "2026-11-03" }),
};

export const blogPostCard = z.object(postCard).openapi("BlogPostCard");
export type BlogPostCard = z.infer<typeof blogPostCard>;

export const blogPost = z
  .object({
    ...postCard,
    content: z.string(),
    category: z.object({ id: z.int(), name: z.string(), url: z.string() }).optional(),
    products: z.array(productItem),
    meta_title: z.string(),
    meta_description: z.string(),
    meta_keywords: z.string(),
    meta_robots: z.string(),
  })
  .openapi("BlogPost");
export type BlogPost = z.infer<typeof blogPost>;

export const blogList = z
  .object({
    posts: z.array(blogPostCard),
    menu: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
    tags: z.array(z.object({ name: z.string(), url: z.string() })),
    settings: z.object({ blog_title: z.string(), blog_subtitle: z.string() }),
  })
  .openapi("BlogList");
export type BlogList = z.infer<typeof blogList>;

export const listPosts = call({
  method: "get",
  path: "/blog",
  tag,
  summary: "Lists published posts, newest first, 9 per page; optionally of one category or tag",
  access: "public",
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 100_000),
      categoryID: numberQuery(0, 1, LAST_ID),
      tagID: numberQuery(0, 1, LAST_ID),
    }),
  },
  answer: one(blogList).extend({ meta: pageMeta, ...pageLinks }),
});

export const getPost = call({
  method: "get",
  path: "/blog/{id}",
  tag,
  summary: "Returns one post with its related products; 404 for a draft",
  access: "public",
  effect: "read",
  request: { params: idParam },
  answer: one(blogPost),
});
