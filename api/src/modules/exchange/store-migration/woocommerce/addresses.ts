import { foldText } from "../../../../text/fold.ts";

export interface Bases {
  product: string;
  category: string;
}
export const USUAL_BASES: Bases = { product: "product", category: "product-category" };

/** Returns a slug as WordPress builds it from a name. */
export function wordpressSlug(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}

export function productAddress(slug: string, bases = USUAL_BASES): string {
  return `/${bases.product}/${slug}`;
}

/** Returns a category's path with the slugs of all its parents. */
export function categoryAddress(slugs: readonly string[], bases = USUAL_BASES): string {
  return `/${[bases.category, ...slugs].join("/")}`;
}
