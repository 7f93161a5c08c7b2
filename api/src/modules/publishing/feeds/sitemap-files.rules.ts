/** Contains all pages except product pages, which are split into files of ten thousand. */
const CONTENT_PAGES_FILE = "pagini";
export const SITEMAP_INDEX = "sitemap.xml";

/** Number of URLs per file. The protocol allows 50,000 URLs and 50 MB. */
export const ADDRESSES_PER_FILE = 10_000;

/** Returns the names of all files, without extension, for this number of product pages. */
export function sitemapFileNames(productPages: number): { content: string; products: string[] } {
  const files = Math.ceil(productPages / ADDRESSES_PER_FILE);
  return {
    content: CONTENT_PAGES_FILE,
    products: Array.from({ length: files }, (_, index) => `produse-${index + 1}`),
  };
}

export function isSitemapName(name: string): boolean {
  return name === SITEMAP_INDEX || SITEMAP_NAME.test(name);
}
const SITEMAP_NAME = new RegExp(`^sitemap/(?:${CONTENT_PAGES_FILE}|produse-[1-9]\\d{0,4})\\.xml$`);
