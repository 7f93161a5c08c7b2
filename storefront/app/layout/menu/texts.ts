export const texts = {
  // Letter for letter (requirements: B16).
  all: "Toate produsele",
  seeAll: (category: string): string => `Vezi toate din ${category}`,
  menu: "Meniu principal",
  business: "Magazin pentru firme",
  account: "Contul meu",
  favorites: "Lista favorite",
};
