/** Where WordPress shows what WooCommerce sells, unless the shop chose other bases. Pure. */
import { foldText } from "../../../../text/fold.ts";

export interface Bases {
  product: string;
  category: string;
}
export const USUAL_BASES: Bases = { product: "product", category: "product-category" };

/** A name as WordPress makes an address of it. */
export function wordpressSlug(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}

export function productAddress(slug: string, bases = USUAL_BASES): string {
  return `/${bases.product}/${slug}`;
}

/** A category's whole path stands in its address. */
export function categoryAddress(slugs: readonly string[], bases = USUAL_BASES): string {
  return `/${[bases.category, ...slugs].join("/")}`;
}
