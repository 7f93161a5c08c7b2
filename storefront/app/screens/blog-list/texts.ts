export const texts = {
  blog: "Blog",
  blogUrl: "/blog",
  // Letter for letter (browsing spec, section 2: Blog list).
  categories: "Categorii",
  tags: "Etichete",
  all: "Toate articolele",
  about: (tag: string): string => `Articole despre ${tag}`,
  nothing: "Aici nu este încă niciun articol.",
  seeAll: "Vezi toate articolele",
};
