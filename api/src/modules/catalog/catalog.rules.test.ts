import { describe, expect, it } from "vitest";
import {
  isNew,
  joinValues,
  orderableQuantity,
  priorPrice,
  savePercent,
  stockIdOf,
  stockLabel,
  unitPriceText,
} from "./catalog.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);

describe("priorPrice", () => {
  it.each([
    ["a price that never changed", [[100_00, 300]], null],
    [
      "a price that rose",
      [
        [80_00, 300],
        [100_00, 10],
      ],
      null,
    ],
    [
      "a reduction from a steady price",
      [
        [100_00, 300],
        [80_00, 10],
      ],
      100_00,
    ],
    [
      "a raise shortly before the reduction: the lowest of the 30 days counts",
      [
        [90_00, 300],
        [120_00, 20],
        [80_00, 5],
      ],
      90_00,
    ],
    [
      "a raise more than 30 days before the reduction",
      [
        [90_00, 300],
        [120_00, 50],
        [80_00, 5],
      ],
      120_00,
    ],
    [
      "a price lower than now within the 30 days: no reduction at all",
      [
        [70_00, 300],
        [100_00, 20],
        [80_00, 5],
      ],
      null,
    ],
    [
      "a second step down: the first step's price counts",
      [
        [100_00, 300],
        [90_00, 20],
        [80_00, 5],
      ],
      90_00,
    ],
    [
      "a product offered for less than 30 days",
      [
        [100_00, 12],
        [80_00, 2],
      ],
      100_00,
    ],
    [
      "a change that is yet to come",
      [
        [100_00, 300],
        [80_00, -1],
      ],
      null,
    ],
  ])("%s", (_, history, expected) => {
    const points = (history as [number, number][]).map(([bani, days]) => ({ bani, from: daysAgo(days) }));
    expect(priorPrice(points, now)).toBe(expected);
  });

  it("has nothing to compare without a history", () => {
    expect(priorPrice([], now)).toBeNull();
  });
});

it.each([
  [80_00, 100_00, 20],
  [66_67, 100_00, 33],
  [99_99, 100_00, 0],
  [100_00, 100_00, 0],
  [120_00, 100_00, 0],
  [80_00, null, 0],
])("saves on %d against %s: %d per cent, rounded down", (price, old, expected) => {
  expect(savePercent(price, old)).toBe(expected);
});

it.each([
  [0, 5, 1, 2],
  [1, 5, 2, 2],
  [2, 5, 2, 3],
  [5, 5, 1, 3],
  [6, 5, 1, 1],
  [1, 0, 1, 1],
])("stock %d, limited from %d, at least %d: stock id %d", (stock, limitedFrom, least, expected) => {
  expect(stockIdOf(stock, limitedFrom, least)).toBe(expected);
});

it("words the stock badge", () => {
  expect([1, 2, 3].map((id) => stockLabel(id as 1 | 2 | 3))).toEqual([
    "În stoc",
    "Stoc epuizat",
    "Stoc limitat",
  ]);
});

it.each([
  [54_90, 5, "l", "10.98 lei/l"],
  [20_00, 0.75, "l", "26.67 lei/l"],
  [45_00, 12, "buc.", "3.75 lei/buc."],
  [14_99, 200, "buc.", "7.50 lei/100 buc."],
  [10_00, null, null, "10.00 lei/set"],
  [18_900_00, null, null, "18,900.00 lei/set"],
] as const)("unit price of %d bani for %s %s is %s", (price, amount, unit, expected) => {
  expect(unitPriceText(price, { amount, unit, saleUnit: "set" })).toBe(expected);
});

it("says each value of a name once, in one row", () => {
  const rows = [
    { name: "Material", value: "Plastic" },
    { name: "Culoare", value: "Alb" },
    { name: "material", value: "ABS" },
    { name: "Culoare", value: "alb" },
  ];
  expect(joinValues(rows)).toEqual([
    { name: "Material", value: "Plastic, ABS" },
    { name: "Culoare", value: "Alb" },
  ]);
});

it("is new for 30 days", () => {
  expect(isNew(daysAgo(29), now)).toBe(true);
  expect(isNew(daysAgo(30), now)).toBe(false);
});

it("orders no more than there is", () => {
  expect(orderableQuantity(50, 3)).toBe(3);
  expect(orderableQuantity(50, 300)).toBe(50);
});
