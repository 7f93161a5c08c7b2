import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("bundles", {
  title: "Pachete",
  description: "Produse de curățenie care se folosesc împreună, la un preț mai mic decât separat.",
  empty: "Momentan nu avem pachete.",
  emptyHint: "Pregătim altele. Până atunci, vezi promoțiile zilei.",
  noSuchPage: "Această pagină nu există.",
  promotions: "Vezi promoțiile",
  list: "Toate pachetele",
});
