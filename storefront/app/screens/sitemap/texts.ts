export const texts = {
  title: "Harta site-ului",
  categories: "Categorii",
  offers: "Oferte și servicii",
  promotions: "Promoții",
  bundles: "Pachete",
  blog: "Blog",
  newsletter: "Newsletter",
  findOrder: "Găsește comanda",
  brands: "Branduri",
  allBrands: "Toate brandurile",
  articles: "Despre magazin",
};
