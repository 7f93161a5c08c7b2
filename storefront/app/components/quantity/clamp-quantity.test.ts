import { describe, expect, it } from "vitest";
import { clampQuantity, digitsOf } from "./clamp-quantity.ts";

describe("clampQuantity", () => {
  it.each([
    [3, { value: 3 }],
    [1, { value: 1 }],
    [10, { value: 10 }],
    [0, { value: 1, message: "Valoarea nu poate fi negativa!" }],
    [-2, { value: 1, message: "Valoarea nu poate fi negativa!" }],
    [11, { value: 10, message: "Cantitatea maxima este de 10 buc per produs" }],
  ])("clampQuantity clamps %d to 1 … 10", (requested, expected) => {
    expect(clampQuantity(requested, { min: 1, max: 10 })).toEqual(expected);
  });
  it("clampQuantity reports a minimum above 1", () => {
    expect(clampQuantity(2, { min: 6, max: 60 })).toEqual({
      value: 6,
      message: "Cantitatea minimă este de 6 buc.",
    });
  });
});

describe("digitsOf", () => {
  it.each([
    ["12", "12"],
    ["-3", "3"],
    ["1e3", "13"],
    ["2,5 buc.", "25"],
    ["abc", ""],
  ])("digitsOf reduces %s to %s", (typed, stored) => {
    expect(digitsOf(typed)).toBe(stored);
  });
});
