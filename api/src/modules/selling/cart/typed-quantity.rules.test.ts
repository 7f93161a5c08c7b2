import { describe, expect, it } from "vitest";
import { cappedMessages, lineQuantity, readQuantity } from "./typed-quantity.rules.ts";

describe("an entered quantity", () => {
  it.each([
    ["3", 3],
    [3, 3],
    ["3.9", 3],
    ["-2", -2],
    ["0", 0],
    [" 7 ", 7],
    ["1e2", 100],
    ["abc", 1],
    ["", 1],
    ["   ", 1],
    ["3 buc", 1],
    [undefined, 1],
    [null, 1],
    [Number.NaN, 1],
    ["Infinity", Infinity],
  ])("the entered quantity %j is read as %d", (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each([
    [3, 1, 50, 3],
    [0, 1, 50, 1],
    [-5, 1, 50, 1],
    [1, 2, 50, 2],
    [50, 1, 50, 50],
    [1, 0, 50, 1],
  ])("a quantity of %d between %d and %d becomes %d without a message", (requested, min, max, quantity) => {
    expect(lineQuantity(requested, { min, max })).toBe(quantity);
    expect(cappedMessages([{ requested, granted: quantity }])).toEqual([]);
  });

  it.each([51, 1e12, Infinity])("a quantity of %d is limited to the maximum with a message", (requested) => {
    expect(lineQuantity(requested, { min: 1, max: 50 })).toBe(50);
    expect(cappedMessages([{ requested, granted: 50 }])).toEqual([
      "Cantitatea maxima este de 50 buc per produs",
    ]);
  });
});
