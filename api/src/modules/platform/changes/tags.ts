/**
 * Cache tags: what of the shop an answer was made of, and what a change touches. Whatever was made of something that was
 * touched is dropped. Written in a header (http/serve.ts), so they carry neither commas nor anything but ASCII.
 */

import { EVERYTHING, OWN_PRICES, untilTag } from "@curat/contract/cache-tags.values";

/** The builders of all tags; each names what carries it. */
export const tag = {
  /** Whatever shows the product: its page, cards, bundles that it is part of. */
  product: (id: number) => `product:${id}` as const,
  /** Which variants a product has, by what they share. */
  family: (masterId: number) => `family:${masterId}` as const,
  /** The category itself: its page, the products and lists that name it. */
  category: (id: number) => `category:${id}` as const,
  /** The brand itself: its page, the products that name it and who makes them. */
  brand: (id: number) => `brand:${id}` as const,
  /** The promotion itself: its page, the products that bear its label. */
  promotion: (id: number) => `promotion:${id}` as const,
  bundle: (id: number) => `bundle:${id}` as const,
  article: (id: number) => `article:${id}` as const,
  blogPost: (id: number) => `blog:${id}` as const,
  landing: (id: number) => `landing:${id}` as const,
  /** What stands behind an address of the shop, or that nothing does. */
  route: (path: string) => `route:${encodeURI(path).replaceAll(",", "%2C")}` as const,
  /** What is made of a picture or a document: its sizes, whether it is there. */
  medium: (address: string) => `medium:${address}` as const,
  /** Who that customer is, and whether his sessions stand. */
  customer: (id: number) => `customer:${id}` as const,
  /** Which buyers have prices of their own, and which. */
  ownPrices: OWN_PRICES,
  /** The blog's lists. */
  blog: "blog",
  home: "home",
  menu: "menu",
  footer: "footer",
  settings: "settings",
  stores: "stores",
  /** Which articles there are, where they are listed. */
  articles: "articles",
  /** Which promotions run. */
  promotions: "promotions",
  /** Which bundles there are. */
  bundles: "bundles",
  /** Names, addresses and places of categories, wherever they stand: menu, breadcrumbs, lists. */
  categories: "categories",
  /** Names, addresses and order of brands, parameters and their values, wherever a list can be filtered by them. */
  filters: "filters",
  /** Lists over the products of a category, its subcategories' too: their order, counts, price range. */
  listOf: (group: "category" | "brand" | "promotion", id: number) => `list:${group}:${id}` as const,
  /** What is recommended of a category or brand: which of its products can be bought, and which come first. */
  offerOf: (group: "category" | "brand", id: number) => `offer:${group}:${id}` as const,
  /** Lists over all products: search, suggestions, what the home page picks. */
  search: "search",
  /** What holds until that moment: a day that is promised, whether somebody answers. */
  until: untilTag,
  /** Everything there is: after it nothing that was kept stands. */
  catalogue: EVERYTHING,
} as const;

type Built<T> = T extends (...of: never[]) => infer R ? R : T;
export type Tag = Built<(typeof tag)[keyof typeof tag]>;

const PRODUCT = /^product:(\d+)$/;

/** The product that a tag names; undefined for every other tag. */
export function productOf(one: string): number | undefined {
  const id = PRODUCT.exec(one)?.[1];
  return id === undefined ? undefined : Number(id);
}
