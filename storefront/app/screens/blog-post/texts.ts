import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("blog-post", {
  blog: "Blog",
  // Quoted verbatim (requirements: B7).
  products: "Produse asociate",
  published: "Publicat pe",
  share: "Distribuie",
});
