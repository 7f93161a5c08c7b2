export const texts = {
  promo: "Anunț",
  // Letter for letter (browsing spec, section 2: Layout).
  search: "Cauta",
  seeAll: "Vezi toate produsele care corespund cautarii",
  account: "Contul meu",
  favorites: "Lista favorite",
  // Letter for letter (cart spec, section 2).
  emptyCart: "Cosul tau este gol",
  cart: "Coșul meu",
  total: "Total",
  toCart: "Vezi coșul",
  remove: (name: string): string => `Elimină ${name} din coș`,
  pieces: "buc.",
  submitSearch: "Caută",
  backToSite: "Înapoi la site",
  phone: "Telefon",
  suggestions: "Sugestii de căutare",
  categories: "Categorii",
  brands: "Branduri",
  products: "Produse",
};
