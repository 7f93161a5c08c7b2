import { expect, it } from "vitest";
import { unitPriceText } from "./unit-price.rules.ts";

it.each([
  [54_90, 5, "l", "10.98 lei/l"],
  [20_00, 0.75, "l", "26.67 lei/l"],
  [45_00, 12, "buc.", "3.75 lei/buc."],
  [14_99, 200, "buc.", "7.50 lei/100 buc."],
  [10_00, null, null, "10.00 lei/set"],
  [18_900_00, null, null, "18,900.00 lei/set"],
] as const)("unitPriceText formats %d bani for %s %s as %s", (price, amount, unit, expected) => {
  expect(unitPriceText(price, { amount, unit, saleUnit: "set" })).toBe(expected);
});
