import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatOf } from "../../text/money.ts";
import { clampQuantity, readQuantity } from "./cart.rules.ts";

describe("a typed quantity", () => {
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
  ])("%j is read as %d", (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  it.each([
    [3, 1, 50, 3],
    [0, 1, 50, 1],
    [-5, 1, 50, 1],
    [1, 2, 50, 2],
    [50, 1, 50, 50],
    [1, 0, 50, 1],
  ])("%d between %d and %d is %d, without a word", (asked, min, max, quantity) => {
    expect(clampQuantity(asked, { min, max })).toEqual({ quantity });
  });

  it.each([51, 1e12, Infinity])("%d above the maximum is capped and says so", (asked) => {
    expect(clampQuantity(asked, { min: 1, max: 50 })).toEqual({
      quantity: 50,
      message: "Cantitatea maxima este de 50 buc per produs",
    });
  });
});

describe("VAT in a gross amount", () => {
  it.each([
    [121_00, 21, 21_00],
    [10_00, 21, 1_74],
    [111_00, 11, 11_00],
    [1, 21, 0],
    [0, 21, 0],
    [119_00, 19, 19_00],
    [100_00, 0, 0],
    [109_50, 9.5, 9_50],
  ])("of %d bani at %d %% is %d", (gross, percent, vat) => {
    expect(vatOf(gross, percent)).toBe(vat);
  });

  it("never exceeds the amount and leaves a net that gives the gross again to the ban", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(9, 11, 19, 21),
        (gross, percent) => {
          const vat = vatOf(gross, percent);
          const again = Math.round(((gross - vat) * (100 + percent)) / 100);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(gross);
          expect(Math.abs(again - gross)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
