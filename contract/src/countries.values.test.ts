import { expect, it } from "vitest";
import { COUNTRIES, countryCodeOf, isOutsideUnion, UNION } from "./countries.values.ts";

it("the EU has 27 member states, all in the list of countries", () => {
  expect(new Set(UNION).size).toBe(27);
  expect(UNION.filter((code) => !COUNTRIES[code])).toEqual([]);
});

it("countries have unique names in alphabetical order", () => {
  const names = Object.values(COUNTRIES);
  expect(new Set(names).size).toBe(names.length);
  const collator = new Intl.Collator("ro", { sensitivity: "base" });
  const folded = names.map((name) => name.normalize("NFD").replaceAll(/[^a-z ]/gi, ""));
  expect(folded.toSorted((one, other) => collator.compare(one, other))).toEqual(folded);
});

it.each([
  ["China", "CN"],
  ["china", "CN"],
  [" cn ", "CN"],
  ["România", "RO"],
  ["Atlantida", undefined],
  ["toString", undefined],
  ["", undefined],
])("countryCodeOf(%j) is %s", (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

it.each([
  ["CN", true],
  ["NO", true],
  ["SE", false],
  [null, false],
  [undefined, false],
])("isOutsideUnion(%s) is %s", (country, isOutside) => {
  expect(isOutsideUnion(country)).toBe(isOutside);
});
