import { expect, it } from "vitest";
import { isSameText } from "./changes.rules.ts";

it.each([
  [
    { a: 1, b: { c: 2, d: [1, 2] } },
    { b: { d: [1, 2], c: 2 }, a: 1 },
  ],
  [{ a: undefined }, {}],
  [{ at: new Date(0) }, { at: "1970-01-01T00:00:00.000Z" }],
  [null, undefined],
])("isSameText treats %j and %j as equal", (one, other) => {
  expect(isSameText(one, other)).toBe(true);
});

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: 1 }, { a: "1" }],
  [null, {}],
])("isSameText distinguishes %j from %j", (one, other) => {
  expect(isSameText(one, other)).toBe(false);
});
