/** Cache tags of responses. A header lists them (http/serve.ts), so they are ASCII without commas. */

import { EVERYTHING, OWN_PRICES, untilTag } from "@curat/contract/cache-tags.values";

/** Each comment describes the responses that have the tag. */
export const tag = {
  /** Everything that shows the product: its page, cards, and bundles that contain it. */
  product: (id: number) => `product:${id}` as const,
  /** Lists of a product's variants, by their shared master id. */
  family: (masterId: number) => `family:${masterId}` as const,
  /** The category's page, its products, and lists that contain its name. */
  category: (id: number) => `category:${id}` as const,
  /** The brand's page, and products that show the brand or its manufacturer. */
  brand: (id: number) => `brand:${id}` as const,
  promotion: (id: number) => `promotion:${id}` as const,
  bundle: (id: number) => `bundle:${id}` as const,
  article: (id: number) => `article:${id}` as const,
  blogPost: (id: number) => `blog:${id}` as const,
  landing: (id: number) => `landing:${id}` as const,
  /** The page or redirect at a URL, or the absence of one. */
  route: (path: string) => `route:${encodeURI(path).replaceAll(",", "%2C")}` as const,
  /** Everything that depends on the sizes or the existence of a media file. */
  medium: (address: string) => `medium:${address}` as const,
  customer: (id: number) => `customer:${id}` as const,
  /** Everything that depends on which buyers have their own prices. */
  ownPrices: OWN_PRICES,
  blog: "blog",
  home: "home",
  menu: "menu",
  footer: "footer",
  settings: "settings",
  stores: "stores",
  articles: "articles",
  promotions: "promotions",
  bundles: "bundles",
  /** Names, URLs and positions of categories in the menu, breadcrumbs and lists. */
  categories: "categories",
  /** Names, URLs and order of brands, parameters and values that filter a list. */
  filters: "filters",
  /** Product lists of a category with its subcategories, a brand or a promotion. */
  listOf: (group: "category" | "brand" | "promotion", id: number) => `list:${group}:${id}` as const,
  /** Recommendations of a category or brand. They depend on its buyable products and their order. */
  offerOf: (group: "category" | "brand", id: number) => `offer:${group}:${id}` as const,
  /** Lists over all products: search, suggestions, selections of the home page. */
  search: "search",
  /** Everything that expires, such as a promised day or support hours. */
  until: untilTag,
  /** Touched to drop all cached data. */
  catalogue: EVERYTHING,
} as const;

type Built<T> = T extends (...of: never[]) => infer R ? R : T;
export type Tag = Built<(typeof tag)[keyof typeof tag]>;

const PRODUCT = /^product:(\d+)$/;

/** Returns a tag's product; undefined for other tags. */
export function productOf(one: string): number | undefined {
  const id = PRODUCT.exec(one)?.[1];
  return id === undefined ? undefined : Number(id);
}
