import { catalogue } from "@curat/contract/texts.values";

export const texts = catalogue("promotions", {
  title: "Promoții",
  description:
    "Reduceri calculate față de cel mai mic preț din ultimele 30 de zile și cadouri la produsele de curățenie.",
  intro:
    "Reducerile sunt calculate față de cel mai mic preț din ultimele 30 de zile și apar direct în prețul produselor.",
  see: "Vezi promoția",
  list: "Promoții în desfășurare",
  empty: "Momentan nu avem promoții.",
  emptyHint:
    "Până la următoarea promoție, pachetele costă mereu mai puțin decât produsele cumpărate separat.",
  bundles: "Vezi pachetele",
});
