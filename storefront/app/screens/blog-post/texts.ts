import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("blog-post", {
  blog: "Blog",
  // Letter for letter (requirements: B7).
  products: "Produse asociate",
  published: "Publicat la",
  share: "Distribuie",
});
