/** Names that files use for the columns of a page's search result. */
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
