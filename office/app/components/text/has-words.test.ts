import { expect, it } from "vitest";
import { hasWords } from "./has-words.ts";

it.each([
  ["Serii de facturi", "serie factură", true],
  ["Tarife de livrare", "tarif", true],
  ["Pentru fiecare curier: trepte", "curieri", true],
  ["Cotele de TVA", "tva", true],
  ["Comandă nouă", "noua comanda", true],
  ["Comenzi", "", true],
  ["Comenzi", "com", true],
  ["Recomandate", "com", false],
  ["Cotele de TVA", "tva facturi", false],
])("hasWords compares %j with the words %j: %s", (text, requested, isFound) => {
  expect(hasWords(text, requested)).toBe(isFound);
});
