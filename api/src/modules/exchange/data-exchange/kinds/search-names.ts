/** Column names that other programs use for a page's title and description in search engines. */
export const SEARCH_NAMES = {
  metatitle: ["meta title", "seo title", "titlu seo", "meta titlu", "metatitle", "titlu meta"],
  metadescription: [
    "meta description",
    "seo description",
    "descriere seo",
    "meta descriere",
    "metadescription",
    "descriere meta",
  ],
  canonical: ["canonical", "canonical url", "url canonic"],
  noindex: ["noindex"],
};
