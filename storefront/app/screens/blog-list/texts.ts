export const texts = {
  blog: "Blog",
  blogUrl: "/blog",
  // Letter for letter (requirements: B7).
  categories: "Categorii",
  tags: "Etichete",
  all: "Toate articolele",
  about: (tag: string): string => `Articole despre ${tag}`,
  nothing: "Aici nu este încă niciun articol.",
  seeAll: "Vezi toate articolele",
};
