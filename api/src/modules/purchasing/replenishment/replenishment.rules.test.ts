import { expect, it } from "vitest";
import { coverDays, orderQuantity, proposedLevels } from "./replenishment.rules.ts";

it("levels are proposed from the sales of 90 days and the lead time, and are 0 without sales", () => {
  // At one piece a day, the minimum covers 12 days (5 until delivery, 7 in reserve), and the target 30 more.
  expect(proposedLevels({ sold: 90, leadDays: 5 })).toEqual({ minimum: 12, target: 42 });
  expect(proposedLevels({ sold: 1, leadDays: 5 })).toEqual({ minimum: 1, target: 1 });
  expect(proposedLevels({ sold: 0, leadDays: 5 })).toEqual({ minimum: 0, target: 0 });
});

it.each([
  [{ target: 40, available: 10, pack: 12 }, 36],
  [{ target: 40, available: 4, pack: 12 }, 36],
  [{ target: 40, available: 3, pack: 12 }, 48],
  [{ target: 5, available: 0, pack: 1 }, 5],
  [{ target: 2, available: 2, pack: 6 }, 6],
  [{ target: 3, available: -4, pack: 1 }, 7],
])("orderQuantity(%j) is %d pieces, in whole packs", (input, pieces) => {
  expect(orderQuantity(input)).toBe(pieces);
});

it("coverDays returns for how many days pieces last, and null without sales", () => {
  expect([coverDays(30, 90), coverDays(10, 45), coverDays(-3, 90), coverDays(5, 0)]).toEqual([
    30,
    20,
    0,
    null,
  ]);
});
