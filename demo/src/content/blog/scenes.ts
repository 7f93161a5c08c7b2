import type { Scene } from "../../media/scenes.ts";

/** The pictures of the blog posts by name, "blog/{slug}". */
export const BLOG_SCENES: readonly [string, Scene][] = [];
