export const texts = {
  // Letter for letter (browsing spec, section 2: Layout).
  all: "Toate produsele",
  seeAll: (category: string): string => `Vezi toate din ${category}`,
  menu: "Meniu principal",
  business: "Magazin pentru firme",
  account: "Contul meu",
  favorites: "Lista favorite",
};
