import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestOf, promotedPrice, sellingPrice, previewPrice, savePercent } from "./prices.rules.ts";
import { lowestSellingPrice, priorPrice } from "./thirty-day-price.rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const course = (history: [bani: number, days: number][]) =>
  history.map(([bani, days]) => ({ bani, from: daysAgo(days) }));

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
      "a future change",
      [
        [100_00, 300],
        [80_00, -1],
      ],
      null,
    ],
  ])("priorPrice applies the 30-day rule to %s", (_, history, expected) => {
    expect(priorPrice(course(history as [number, number][]), now)).toBe(expected);
  });

  it("priorPrice is null without a history", () => {
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
])("savePercent for price %d and old price %s returns %d", (price, old, expected) => {
  expect(savePercent(price, old)).toBe(expected);
});

describe("sellingPrice", () => {
  it.each([
    [45_00, 10, 40_50],
    [45_00, 20.5, 35_77],
    [9_99, 15, 8_49],
    [1, 99.9, 1],
    [45_00, null, 45_00],
  ])(
    "sellingPrice for a list price of %d bani and a reduction of %s percent is %d",
    (list, percent, expected) => {
      expect(sellingPrice(list, percent)).toBe(expected);
    },
  );

  it("sellingPrice is the exact reduced price, rounded down, for every list price and percentage", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 999 }),
        (list, tenths) => {
          const exact = (BigInt(list) * BigInt(1_000 - tenths)) / 1_000n;
          expect(sellingPrice(list, tenths / 10)).toBe(Math.max(1, Number(exact)));
        },
      ),
    );
  });
});

it.each<[string, [number, number][], number | null]>([
  ["a product without a price", [], null],
  ["the current price", [[100_00, 300]], 100_00],
  [
    "a price that was lowered and raised again",
    [
      [100_00, 300],
      [80_00, 20],
      [110_00, 10],
    ],
    80_00,
  ],
  [
    "omits prices that ended earlier",
    [
      [70_00, 300],
      [100_00, 31],
      [110_00, 10],
    ],
    100_00,
  ],
])("lowestSellingPrice returns the lowest price of the last 30 days: %s", (_, history, expected) => {
  expect(lowestSellingPrice(course(history), now)).toBe(expected);
});

describe("previewPrice", () => {
  const of = (list: number, history: [number, number][], percent: number | null = null) =>
    previewPrice(list, { percent, history: course(history), now });

  it("previewPrice returns the lowest price of the last 30 days and the prior price of the reduction", () => {
    expect(of(80_00, [[100_00, 300]])).toEqual({
      listBani: 80_00,
      askedBani: 80_00,
      oldBani: 100_00,
      savePercent: 20,
      floorBani: 100_00,
    });
  });

  it("previewPrice shows no reduction if the product was cheaper a few days ago", () => {
    expect(of(80_00, [[100_00, 300], [79_00, 20], [100_00, 10]])).toMatchObject({ oldBani: null, floorBani: 79_00 }); // oxfmt-ignore
  });

  it("previewPrice applies a running promotion", () => {
    expect(of(50_00, [[45_00, 300], [40_50, 1]], 10)).toMatchObject({ askedBani: 45_00, oldBani: null }); // oxfmt-ignore
  });

  it("previewPrice keeps the prior price when the price does not change", () => {
    expect(of(80_00, [[100_00, 300], [80_00, 5]])).toMatchObject({ oldBani: 100_00 }); // oxfmt-ignore
  });
});

it("priorPrice is null or the lowest price of the 30 days before the last change, for any history", () => {
  const points = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 0, max: 90 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(points, (given) => {
      const history = course(
        [...new Map(given.map(([bani, days]) => [days, bani])).entries()]
          .sort(([one], [other]) => other - one)
          .map(([days, bani]) => [bani, days]),
      );
      const prior = priorPrice(history, now);
      const last = history.at(-1);
      if (prior === null || !last) return;
      const start = last.from.getTime() - 30 * 86_400_000;
      const shown = history
        .slice(0, -1)
        .filter((_, index) => (history[index + 1]?.from.getTime() ?? 0) > start);
      expect(prior).toBe(Math.min(...shown.map(({ bani }) => bani)));
      expect(prior).toBeGreaterThan(last.bani);
    }),
  );
});

describe("promotedPrice and bestOf", () => {
  it.each([
    ["the list price without a promotion", 10_00, { percent: null, fixedBani: null }, 10_00],
    ["the price after a percentage", 10_00, { percent: 10, fixedBani: null }, 9_00],
    ["the fixed price", 10_00, { percent: null, fixedBani: 7_99 }, 7_99],
    ["the lower of both", 10_00, { percent: 30, fixedBani: 7_99 }, 7_00],
    ["never more than the list price", 10_00, { percent: null, fixedBani: 12_00 }, 10_00],
  ])("promotedPrice applies a reduction: %s", (_, list, reduction, expected) => {
    expect(promotedPrice(list, reduction)).toBe(expected);
  });

  it("bestOf combines the highest percentage and the lowest fixed price of two reductions", () => {
    const running = { percent: 10, fixedBani: null };
    expect(bestOf(running, { percent: 5, fixedBani: 7_99 })).toEqual({ percent: 10, fixedBani: 7_99 });
    expect(bestOf(running, { percent: null, fixedBani: null })).toEqual(running);
  });
});
