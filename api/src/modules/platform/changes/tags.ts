/**
 * Cache tags. A response carries the tags of what it was built from; when a change touches a tag, every
 * response with it is dropped. Tags are listed in a header (http/serve.ts), so they are ASCII without commas.
 */

import { EVERYTHING, OWN_PRICES, untilTag } from "@curat/contract/cache-tags.values";

/** Builders of all tags; each comment says which responses carry the tag. */
export const tag = {
  /** Anything that shows the product: its page, cards, bundles that contain it. */
  product: (id: number) => `product:${id}` as const,
  /** Lists of a product's variants, by their shared master id. */
  family: (masterId: number) => `family:${masterId}` as const,
  /** The category: its page, its products and lists that name it. */
  category: (id: number) => `category:${id}` as const,
  /** The brand: its page, and products that name it or its manufacturer. */
  brand: (id: number) => `brand:${id}` as const,
  /** The promotion: its page and products with its label. */
  promotion: (id: number) => `promotion:${id}` as const,
  bundle: (id: number) => `bundle:${id}` as const,
  article: (id: number) => `article:${id}` as const,
  blogPost: (id: number) => `blog:${id}` as const,
  landing: (id: number) => `landing:${id}` as const,
  /** The page or redirect at a URL of the shop, or its absence. */
  route: (path: string) => `route:${encodeURI(path).replaceAll(",", "%2C")}` as const,
  /** Anything that depends on a media file's sizes or existence. */
  medium: (address: string) => `medium:${address}` as const,
  /** The customer's identity and sessions. */
  customer: (id: number) => `customer:${id}` as const,
  /** Which buyers have individual prices, and what these are. */
  ownPrices: OWN_PRICES,
  /** Lists of the blog. */
  blog: "blog",
  home: "home",
  menu: "menu",
  footer: "footer",
  settings: "settings",
  stores: "stores",
  /** Lists of articles. */
  articles: "articles",
  /** Lists of running promotions. */
  promotions: "promotions",
  /** Lists of bundles. */
  bundles: "bundles",
  /** Names, URLs and positions of categories, wherever they appear: menu, breadcrumbs, lists. */
  categories: "categories",
  /** Names, URLs and order of brands, parameters and parameter values, wherever they filter a list. */
  filters: "filters",
  /**
   * Product lists of a category with its subcategories, a brand or a promotion: order, counts, price range.
   */
  listOf: (group: "category" | "brand" | "promotion", id: number) => `list:${group}:${id}` as const,
  /** Recommendations of a category or brand: which of its products are buyable, and their order. */
  offerOf: (group: "category" | "brand", id: number) => `offer:${group}:${id}` as const,
  /** Lists over all products: search, suggestions, selections of the home page. */
  search: "search",
  /** Anything that is valid until an instant, such as a promised day or opening hours of support. */
  until: untilTag,
  /** Everything; it drops all cached data. */
  catalogue: EVERYTHING,
} as const;

type Built<T> = T extends (...of: never[]) => infer R ? R : T;
export type Tag = Built<(typeof tag)[keyof typeof tag]>;

const PRODUCT = /^product:(\d+)$/;

/** Returns the product that a tag names; undefined for other tags. */
export function productOf(one: string): number | undefined {
  const id = PRODUCT.exec(one)?.[1];
  return id === undefined ? undefined : Number(id);
}
