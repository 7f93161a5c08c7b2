import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("sitemap", {
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
});
