export const texts = {
  search: "Caută în magazin",
  categories: "Categorii principale",
  home: "Mergi la prima pagină",
};
