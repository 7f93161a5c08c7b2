/** Addresses of the blog. Pure. */

/** First parts below /blog that lists stand under; no post may have one for its own. */
const LISTS = { category: "categorie", tag: "eticheta" } as const;

/** Whether lists stand where a post with this slug would. */
export function isListSlug(slug: string): boolean {
  return Object.values<string>(LISTS).includes(slug);
}

/** Throws for a slug that leads elsewhere. */
export function postPath(slug: string): string {
  if (isListSlug(slug)) throw new Error(`/blog/${slug} holds lists, not a post.`);
  return `/blog/${slug}`;
}

export function blogCategoryPath(slug: string): string {
  return `/blog/${LISTS.category}/${slug}`;
}

export function blogTagPath(slug: string): string {
  return `/blog/${LISTS.tag}/${slug}`;
}
