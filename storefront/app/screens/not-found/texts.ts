export const texts = {
  // Letter for letter (requirements: B21).
  title: "This page could not be found",
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
};
