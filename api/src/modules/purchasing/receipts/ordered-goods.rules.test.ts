import { expect, it } from "vitest";
import { countForOrders, missingGoods, orderDifferences } from "./ordered-goods.rules.ts";

const ORDERED = { lineId: 1, productId: 7, code: "F-7", pieces: 36, pack: 12, priceBani: 60_00, received: 0 };

it("missingGoods returns the missing pieces, in packs if they are a multiple of the pack", () => {
  const missing = (received: number) => missingGoods([{ ...ORDERED, received }]);
  expect(missing(12)).toMatchObject([{ unit: "cutie", pack: 12, quantity: 2, valueBani: 120_00 }]);
  expect(missing(6)).toMatchObject([{ unit: "buc", pack: 1, quantity: 30, valueBani: 150_00 }]);
  expect([missing(36), missing(40)]).toEqual([[], []]);
});

it("countForOrders fills the oldest order first and assigns a surplus to the product's newest order", () => {
  const lines = [
    { ...ORDERED, lineId: 1, pieces: 10, received: 4 },
    { ...ORDERED, lineId: 2, productId: 8, pieces: 5 },
    { ...ORDERED, lineId: 3, pieces: 8 },
  ];
  const counted = (pieces: number) =>
    Object.fromEntries(
      countForOrders(lines, [
        { productId: 7, pieces },
        { productId: 9, pieces: 1 },
      ]),
    );
  expect([counted(4), counted(9), counted(20)]).toEqual([{ 1: 4 }, { 1: 6, 3: 3 }, { 1: 6, 3: 14 }]);
});

it("orderDifferences returns goods that are short or were not ordered, but not complete ones", () => {
  const other = { ...ORDERED, lineId: 2, productId: 8, pieces: 5 };
  const others = [{ productId: 9, pieces: 1 }];
  const short = [
    { productId: 7, ordered: 36, before: 0, pieces: 24 },
    { productId: 8, ordered: 5, before: 0, pieces: 0 },
    { productId: 9, ordered: 0, before: 0, pieces: 1 },
  ];
  const counted = new Map([[1, 24]]);
  expect(orderDifferences([ORDERED, other], { counted, others, isCounted: false })).toEqual(short);
  const received = { ...ORDERED, received: 24 };
  expect(orderDifferences([received, other], { counted, others, isCounted: true })).toEqual(short);
  expect(orderDifferences([{ ...ORDERED, received: 12 }], { counted, isCounted: false })).toEqual([]);
});
