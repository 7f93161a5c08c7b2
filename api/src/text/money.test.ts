import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { vatOf } from "./money.ts";

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
