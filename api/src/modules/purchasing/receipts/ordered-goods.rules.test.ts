import { expect, it } from "vitest";
import { missingGoods, orderDifferences } from "./ordered-goods.rules.ts";

const ORDERED = { productId: 7, code: "F-7", pieces: 36, pack: 12, priceBani: 60_00, received: 0 };

it("missingGoods returns the missing pieces, in packs if they are a multiple of the pack", () => {
  const missing = (received: number) => missingGoods([{ ...ORDERED, received }]);
  expect(missing(12)).toMatchObject([{ unit: "cutie", pack: 12, quantity: 2, valueBani: 120_00 }]);
  expect(missing(6)).toMatchObject([{ unit: "buc", pack: 1, quantity: 30, valueBani: 150_00 }]);
  expect([missing(36), missing(40)]).toEqual([[], []]);
});

it("orderDifferences returns goods that are short or were not ordered, but not complete ones", () => {
  const other = { ...ORDERED, productId: 8, pieces: 5 };
  const goods = [
    { productId: 7, pieces: 20 },
    { productId: 7, pieces: 4 },
    { productId: 9, pieces: 1 },
  ];
  const short = [
    { productId: 7, ordered: 36, before: 0, pieces: 24 },
    { productId: 8, ordered: 5, before: 0, pieces: 0 },
    { productId: 9, ordered: 0, before: 0, pieces: 1 },
  ];
  expect(orderDifferences([ORDERED, other], goods, { isCounted: false })).toEqual(short);
  expect(orderDifferences([{ ...ORDERED, received: 24 }, other], goods, { isCounted: true })).toEqual(short);
  expect(orderDifferences([{ ...ORDERED, received: 12 }], goods, { isCounted: false })).toEqual([
    { productId: 9, ordered: 0, before: 0, pieces: 1 },
  ]);
});
