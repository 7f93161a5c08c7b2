import { expect, it } from "vitest";
import { counted, quantityText } from "./quantity-text.values.ts";

it.each([
  [0, "0 comenzi"],
  [1, "o comandă"],
  [2, "2 comenzi"],
  [19, "19 comenzi"],
  [20, "20 de comenzi"],
  [100, "100 de comenzi"],
  [101, "101 comenzi"],
  [119, "119 comenzi"],
  [200, "200 de comenzi"],
  [1_000, "1.000 de comenzi"],
])("counted(%d) returns %s", (count, text) => {
  expect(counted(count, "o comandă", "comenzi")).toBe(text);
});

it.each([
  [1, "pachet", "1 pachet"],
  [10, "pachet", "10 pachete"],
  [20, "pachet", "20 de pachete"],
  [2, "bax", "2 baxuri"],
  [20, "buc.", "20 buc."],
  [30, "kg", "30 kg"],
  // Units without an entry in the table are not inflected.
  [20, "cartuș", "20 cartuș"],
])("quantityText(%d, %s) returns %s", (quantity, unit, text) => {
  expect(quantityText(quantity, unit)).toBe(text);
});
