import { expect, it } from "vitest";
import { usualProducts } from "./usual-products.rules.ts";

const TODAY = "2026-11-30";
const bought = (productId: number, day: string, quantity = 1) => ({ productId, day, quantity });

it("a purchase lasts as long as the earlier ones did", () => {
  const purchases = [bought(1, "2026-09-21", 2), bought(1, "2026-10-11", 2), bought(1, "2026-10-31", 8)];
  expect(usualProducts(purchases, TODAY)).toEqual([
    // Four pieces lasted 40 days, so eight last 80, and 30 of these have passed.
    { productId: 1, quantity: 8, day: "2026-10-31", daysLeft: 50 },
  ]);
});

it("a product bought once has no days left, and several lines of a day are one purchase", () => {
  const purchases = [bought(1, "2026-11-20", 2), bought(1, "2026-11-20", 3)];
  expect(usualProducts(purchases, TODAY)).toEqual([
    { productId: 1, quantity: 5, day: "2026-11-20", daysLeft: undefined },
  ]);
});

it("the first product to run out is first, a single purchase counts as a month, and lapsed products are last", () => {
  const purchases = [
    bought(4, "2026-03-01"),
    bought(1, "2026-11-25"),
    bought(2, "2026-10-05"),
    bought(3, "2026-11-01"),
    bought(3, "2026-11-11"),
  ];
  const products = usualProducts(purchases, TODAY).map(({ productId, daysLeft }) => [productId, daysLeft]);
  expect(products).toEqual([
    [2, undefined],
    [3, -9],
    [1, undefined],
    [4, undefined],
  ]);
});

it("at most 40 products are usual", () => {
  const purchases = Array.from({ length: 50 }, (_, at) => bought(at + 1, "2026-11-01"));
  expect(usualProducts(purchases, TODAY)).toHaveLength(40);
});
