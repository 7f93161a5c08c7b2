import { formatLei } from "@curat/contract/lei.values";
import { countOf } from "@curat/contract/quantity.values";

export const texts = {
  promotions: "Promoții",
  until: (date: string): string => `Valabilă până la ${date} inclusiv`,
  /** `days` counts today. */
  left: (days: number): string => {
    if (days <= 1) return "Ultima zi";
    return `Mai sunt ${countOf(days, "zile")}`;
  },
  gift: "Cadoul tău",
  giftWithProduct: "Îl primești o dată la fiecare comandă cu un produs din promoție, cât timp este în stoc.",
  giftFrom: (lei: number): string =>
    `Îl primești când produsele din coș trec de ${formatLei(lei)}, cât timp este în stoc.`,
  pieces: (count: number): string => `${count} buc.`,
  others: "Vezi toate promoțiile",
};
