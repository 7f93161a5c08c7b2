/** How the sitemap is divided into files: products by the ten thousand, all other pages in one. Pure. */
const CONTENT_PAGES_FILE = "pagini";
/** Names the other files. */
export const SITEMAP_INDEX = "sitemap.xml";

/** Addresses in one file; the protocol allows 50,000 and 50 MB. */
export const ADDRESSES_PER_FILE = 10_000;

/** The names of all files, without their ending, for that many pages of products. */
export function sitemapFileNames(productPages: number): { content: string; products: string[] } {
  const files = Math.ceil(productPages / ADDRESSES_PER_FILE);
  return {
    content: CONTENT_PAGES_FILE,
    products: Array.from({ length: files }, (_, index) => `produse-${index + 1}`),
  };
}

/** Whether the sitemap may have a file of that name: "sitemap.xml", "sitemap/produse-2.xml". */
export function isSitemapName(name: string): boolean {
  return name === SITEMAP_INDEX || SITEMAP_NAME.test(name);
}
const SITEMAP_NAME = new RegExp(`^sitemap/(?:${CONTENT_PAGES_FILE}|produse-[1-9]\\d{0,4})\\.xml$`);
