import { expect, it } from "vitest";
import { matchedByCodes } from "./meant-codes.ts";

const meant = (codes: string[], found: string[]) =>
  Object.fromEntries(
    [
      ...matchedByCodes(
        codes,
        found.map((code) => ({ code })),
      ),
    ].map(([requested, { code }]) => [requested, code]),
  );

it.each([
  [["a-1"], ["A-1"], { "a-1": "A-1" }],
  [[" a-1 "], ["A-1"], { " a-1 ": "A-1" }],
  [["a-1", "A-1"], ["A-1", "a-1"], { "a-1": "a-1", "A-1": "A-1" }],
  [["Ab"], ["AB", "ab"], {}],
  [["ß-1"], ["ß-1"], { "ß-1": "ß-1" }],
  [["x"], [], {}],
])("matchedByCodes for the codes %j and the products %j returns %j", (codes, found, product) => {
  expect(meant(codes, found)).toEqual(product);
});
