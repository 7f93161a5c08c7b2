import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("promotions", {
  title: "Promoții",
  description:
    "Reduceri calculate din cel mai mic preț al ultimelor 30 de zile și cadouri la produsele de curățenie.",
  intro:
    "Reducerile se calculează din cel mai mic preț al ultimelor 30 de zile și se văd direct în prețul produselor.",
  see: "Vezi promoția",
  list: "Promoții în desfășurare",
  empty: "Momentan nu avem promoții.",
  emptyHint: "Până la următoarea, pachetele au tot timpul un preț mai mic decât produsele luate separat.",
  bundles: "Vezi pachetele",
});
