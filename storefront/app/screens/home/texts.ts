export const texts = {
  categories: "Categorii principale",
  banners: "Oferte și noutăți",
  seeProducts: "Vezi produsele",
  allProducts: "Vezi toate produsele",
  allArticles: "Vezi toate articolele",
  allBrands: "Vezi toate brandurile",
  // Letter for letter (browsing spec, section 2: Blog list).
  readMore: "Afla mai multe",
  nothing: "Pagina se pregătește. Până atunci, alege o categorie sau caută produsul de care ai nevoie.",
};
