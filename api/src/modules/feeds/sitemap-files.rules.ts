/** How the sitemap is divided into files: products by the ten thousand, all other pages in one. Pure. */
import { CONTENT_PAGES_FILE } from "@curat/contract/sitemap.values";

/** Addresses in one file; the protocol allows 50,000 and 50 MB. */
export const ADDRESSES_PER_FILE = 10_000;

export type SitemapFile = { of: "content" } | { of: "products"; number: number };

/** The names of all files, without their ending, for that many pages of products. */
export function sitemapFileNames(productPages: number): { content: string; products: string[] } {
  const files = Math.ceil(productPages / ADDRESSES_PER_FILE);
  return {
    content: CONTENT_PAGES_FILE,
    products: Array.from({ length: files }, (_, index) => `produse-${index + 1}`),
  };
}

/** What stands in the file of that name; undefined for a name that no file has. Files of products count from 1. */
export function sitemapFileOf(name: string): SitemapFile | undefined {
  if (name === CONTENT_PAGES_FILE) return { of: "content" };
  const number = /^produse-([1-9]\d{0,4})$/.exec(name)?.[1];
  return number ? { of: "products", number: Number(number) } : undefined;
}
