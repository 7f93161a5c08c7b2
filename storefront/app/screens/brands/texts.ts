export const texts = {
  // Letter for letter (browsing spec, section 2: Brands list).
  title: "Branduri",
  search: "Cauta brand",
  letters: "Litere",
  nothing: "Niciun brand nu se potrivește.",
  all: "Arată toate brandurile",
  submit: "Caută",
};
