/** The file of the sitemap that has every page but the products'; the storefront adds its own screens to it. */
export const CONTENT_PAGES_FILE = "pagini";
