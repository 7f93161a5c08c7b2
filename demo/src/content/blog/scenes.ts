import type { Scene } from "../../media/scenes.ts";
import { BLOG_POSTS } from "./posts.ts";

/** The pictures of the blog posts by name, "blog/{slug}". */
export const BLOG_SCENES: readonly [string, Scene][] = BLOG_POSTS.map(({ slug, theme, act, goods }) => [
  `blog/${slug}`,
  { theme, ...(act ? { act } : {}), categories: goods, count: 4, width: 1200, height: 675 },
]);
