export const texts = {
  blog: "Blog",
  blogUrl: "/blog",
  // Letter for letter (browsing spec, section 2: Blog post).
  products: "Produse asociate",
  published: "Publicat la",
  share: "Distribuie",
};
