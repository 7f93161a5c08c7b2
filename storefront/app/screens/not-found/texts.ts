export const texts = {
  // Letter for letter (browsing spec, section 2).
  title: "This page could not be found",
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
};
