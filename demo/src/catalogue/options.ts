/** Services that customers can request with a product, by kind of goods. */
import type { BaseProduct } from "./base-product.ts";
import { rootOf } from "./tree.ts";

const BY_ROOT: Record<string, { name: string; text: string }[]> = {
  masini: [
    {
      name: "Punere în funcțiune",
      text: "La cerere, un coleg montează mașina la tine și arată cum se folosește.",
    },
    { name: "Probă la sediu", text: "Înainte de comandă, mașina poate fi probată pe pardoseala ta." },
  ],
  dispensere: [
    { name: "Sigla firmei", text: "La cel puțin 10 bucăți, dispenserele se pot livra cu sigla ta." },
    { name: "Montaj", text: "La cerere, le montăm la locul lor." },
  ],
};

export function optionsOf({ category }: BaseProduct): { name: string; text: string }[] {
  return BY_ROOT[rootOf(category)] ?? [];
}
