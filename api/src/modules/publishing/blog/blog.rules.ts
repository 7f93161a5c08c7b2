/** Path segments below /blog that are reserved for lists. */
const LISTS = { category: "categorie", tag: "eticheta" } as const;

export function isListSlug(slug: string): boolean {
  return Object.values<string>(LISTS).includes(slug);
}

/** Returns the path of a post's page. Throws for a reserved slug. */
export function postPath(slug: string): string {
  if (isListSlug(slug)) throw new Error(`/blog/${slug} is reserved for lists.`);
  return `/blog/${slug}`;
}

export function blogCategoryPath(slug: string): string {
  return `/blog/${LISTS.category}/${slug}`;
}

export function blogTagPath(slug: string): string {
  return `/blog/${LISTS.tag}/${slug}`;
}
