import type { BlogPost } from "./blog-post.ts";
import { BUSINESS_POSTS } from "./business-posts.ts";
import { GUIDE_POSTS } from "./guide-posts.ts";
import { HOME_POSTS } from "./home-posts.ts";
import { HORECA_POSTS } from "./horeca-posts.ts";
import { HYGIENE_POSTS } from "./hygiene-posts.ts";

/** All posts, the newest first. */
export const BLOG_POSTS: readonly BlogPost[] = [
  ...HOME_POSTS,
  ...BUSINESS_POSTS,
  ...HORECA_POSTS,
  ...HYGIENE_POSTS,
  ...GUIDE_POSTS,
].sort((a, b) => a.daysAgo - b.daysAgo);
