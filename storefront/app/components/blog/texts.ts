import { catalogue, phrase } from "@curat/contract/texts.values";

export const texts = catalogue("blog-list", {
  blog: "Blog",
  // Quoted verbatim (requirements: B7).
  categories: "Categorii",
  tags: "Etichete",
  all: "Toate articolele",
  about: phrase("Articole despre {eticheta}"),
  nothing: "Nu există încă niciun articol.",
  seeAll: "Vezi toate articolele",
});

export const BLOG_PAGE = "/blog";
