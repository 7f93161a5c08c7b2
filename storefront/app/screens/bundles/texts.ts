export const texts = {
  title: "Pachete",
  description: "Produse de curățenie care se folosesc împreună, la un preț mai mic decât separat.",
  empty: "Momentan nu avem pachete.",
  emptyHint: "Le pregătim. Până atunci, uită-te la promoțiile zilei.",
  noSuchPage: "Această pagină nu există.",
  promotions: "Vezi promoțiile",
  list: "Toate pachetele",
};
