export const texts = {
  blog: "Blog",
  blogUrl: "/blog",
  // Letter for letter (requirements: B7).
  products: "Produse asociate",
  published: "Publicat la",
  share: "Distribuie",
};
