import { expect, it } from "vitest";
import { formatLei, leiParts, wholeNumber } from "./lei.values.ts";

it.each([
  [0, "0", "00"],
  [12.5, "12", "50"],
  [1234.5, "1,234", "50"],
  [1_000_000.05, "1,000,000", "05"],
  [-10, "-10", "00"],
  [0.1 + 0.2, "0", "30"],
  [19.999, "20", "00"],
])("leiParts formats %d lei with commas between thousands and two decimals", (lei, whole, decimals) => {
  expect(leiParts(lei)).toEqual({ whole, decimals });
  expect(formatLei(lei)).toBe(`${whole}.${decimals} lei`);
});

it("wholeNumber separates thousands with dots", () => {
  expect([wholeNumber(999), wholeNumber(12_345)]).toEqual(["999", "12.345"]);
});
