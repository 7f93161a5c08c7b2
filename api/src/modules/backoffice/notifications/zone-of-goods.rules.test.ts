import type { Zone } from "@curat/contract/zones.values";
import { expect, it } from "vitest";
import { majorityZone } from "./zone-of-goods.rules.ts";

const goods = (...ids: number[]) => ids.map((productId) => ({ productType: "product" as const, productId }));
const ZONES = new Map<number, Zone[]>([
  [1, ["red"]],
  [2, ["red", "yellow"]],
  [3, ["green"]],
  [4, ["red", "yellow"]],
]);

it.each([
  [goods(1, 2, 3), "red"],
  [goods(3), "green"],
  // Half is not a majority, and neither of two equally frequent zones wins.
  [goods(1, 3), undefined],
  [goods(2, 4), undefined],
  [goods(1, 9, 9), undefined],
  [[], undefined],
])("majorityZone of %j returns %s", (lines, zone) => {
  expect(majorityZone(lines, ZONES)).toBe(zone);
});

it("majorityZone ignores gifts and charges", () => {
  const gift = { productType: "gift" as const, productId: 1 };
  expect(majorityZone([...goods(3), gift, gift], ZONES)).toBe("green");
});
