import { expect, it } from "vitest";
import { leiOf, typedLei } from "./lei.ts";

it.each([
  ["57,97", 57.97],
  ["57.97", 57.97],
  ["1.234,50 lei", 1234.5],
  ["1 234,50", 1234.5],
  ["1.234", 1234],
  ["1,234", 1234],
  ["1,234.50 lei", 1234.5],
  ["1,234,567.5", 1_234_567.5],
  ["12", 12],
])("leiOf parses %j as %d lei", (text, lei) => {
  expect(leiOf(text)).toBe(lei);
});

it.each(["", "doi", "1,2,3", "-5", "1e3", "Infinity"])("leiOf returns NaN for %j", (text) => {
  expect(leiOf(text)).toBeNaN();
});

it("leiOf parses what typedLei formats", () => {
  expect(leiOf(typedLei(1234.5))).toBe(1234.5);
});
