import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bundleStock, priceBundle } from "./bundles.rules.ts";

const product = (priceBani: number, quantity = 1, productId = 1) => ({ productId, quantity, priceBani });

describe("priceBundle", () => {
  it.each([
    ["one product, whole bani", [product(10_00)], 10, 10_00, 9_00],
    ["half a ban is rounded down", [product(9_99)], 50, 9_99, 4_99],
    ["a percent with a decimal", [product(100_00)], 12.5, 100_00, 87_50],
    ["each unit is rounded, then multiplied", [product(3_33, 3)], 10, 9_99, 8_97],
    ["several products", [product(19_99, 2, 1), product(5_01, 1, 2)], 15, 44_99, 33_98 + 4_25],
    ["no reduction at all", [product(19_99, 2, 1)], 0, 39_98, 39_98],
    ["a piece always costs something", [product(1, 4)], 99, 4, 4],
    ["no products", [], 10, 0, 0],
  ])("priceBundle prices a bundle: %s", (_, products, percent, totalBani, priceBani) => {
    expect(priceBundle(products, percent)).toMatchObject({ totalBani, priceBani });
  });

  it("priceBundle returns the unit price of each product inside the bundle", () => {
    expect(priceBundle([product(19_99, 2, 1), product(5_01, 1, 2)], 15).shares).toEqual([
      { productId: 1, quantity: 2, unitBani: 16_99 },
      { productId: 2, quantity: 1, unitBani: 4_25 },
    ]);
  });

  it("the bundle price is the sum of its shares and never exceeds the total of the separate prices", () => {
    const anyProduct = fc.record({
      productId: fc.nat(),
      quantity: fc.integer({ min: 1, max: 50 }),
      priceBani: fc.integer({ min: 1, max: 5_000_00 }),
    });
    fc.assert(
      fc.property(fc.array(anyProduct), fc.integer({ min: 0, max: 999 }), (products, perMille) => {
        const { totalBani, priceBani, shares } = priceBundle(products, perMille / 10);
        const sum = shares.reduce((total, { quantity, unitBani }) => total + quantity * unitBani, 0);
        expect(sum).toBe(priceBani);
        expect(priceBani).toBeLessThanOrEqual(totalBani);
        expect(shares.every(({ unitBani }) => Number.isInteger(unitBani) && unitBani >= 1)).toBe(true);
      }),
    );
  });
});

it.each([
  [
    "the scarcest product decides",
    [
      { quantity: 1, orderable: 40 },
      { quantity: 2, orderable: 7 },
    ],
    3,
  ],
  ["too few for one bundle", [{ quantity: 4, orderable: 3 }], 0],
  [
    "a product that is sold out",
    [
      { quantity: 1, orderable: 40 },
      { quantity: 1, orderable: 0 },
    ],
    0,
  ],
  ["no products", [], 0],
])("bundleStock counts the bundles that can be ordered: %s", (_, products, expected) => {
  expect(bundleStock(products)).toBe(expected);
});
