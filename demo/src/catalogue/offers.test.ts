/** Checks that promotions and bundles refer to existing products, and that reductions are lawful. */
import { describe, expect, test } from "vitest";
import { misspellings } from "../text-checks.ts";
import { bundleImports, BUNDLES } from "./bundles.ts";
import { allBases } from "./catalogue.ts";
import { growProducts } from "./grow.ts";
import { DAY_MS } from "./prices.ts";
import { promotionImports, PROMOTIONS } from "./promotions.ts";
import { leafCategories, rootOf } from "./tree.ts";

const NOW = new Date("2026-11-21T09:30:00Z");
const grown = [...growProducts({ count: 1_200, now: NOW })].flat();
const products = new Map(grown.map(({ product }) => [product.id, product]));
const promotions = promotionImports(grown, NOW);
const bundles = bundleImports(grown);
const running = promotions.filter(({ startsAt, endsAt }) => startsAt <= NOW && endsAt > NOW);

describe("demo promotions", () => {
  test("demo promotions include running, planned, ended and gift promotions", () => {
    expect(running.filter(({ percent }) => percent !== null)).toHaveLength(4);
    expect(running.filter(({ gift }) => gift !== null).map(({ gift }) => gift?.condition.kind)).toEqual([
      "product",
      "cart_value",
    ]);
    expect(promotions.filter(({ startsAt }) => startsAt > NOW)).toHaveLength(1);
    expect(promotions.filter(({ endsAt }) => endsAt <= NOW)).toHaveLength(1);
  });

  test("demo promotions contain only existing products, and each reduction has more than five of them", () => {
    for (const { productIds, percent, gift } of promotions) {
      expect(productIds.filter((id) => !products.has(id))).toEqual([]);
      if (percent !== null) expect(productIds.length).toBeGreaterThan(5);
      if (gift) expect(products.get(gift.productId)?.stock).toBeGreaterThan(20);
    }
  });

  test("demo promotions reduce a product at most once, and only if its price was stable for 30 days", () => {
    const reduced = running.filter(({ percent }) => percent !== null).flatMap(({ productIds }) => productIds);
    expect(new Set(reduced).size).toBe(reduced.length);
    for (const id of reduced) {
      const prices = products.get(id)?.prices ?? [];
      const start = NOW.getTime() - 30 * DAY_MS;
      const requested = prices.filter((_, at) => (prices[at + 1]?.from.getTime() ?? Infinity) > start);
      expect(Math.min(...requested.map(({ bani }) => bani))).toBe(prices.at(-1)?.bani);
      expect(Math.max(...requested.map(({ bani }) => bani))).toBe(prices.at(-1)?.bani);
    }
  });

  test("dates of demo promotions are relative to the day of loading", () => {
    const later = new Date(NOW.getTime() + 200 * DAY_MS);
    const shop = [...growProducts({ count: 400, now: later })].flat();
    const then = promotionImports(shop, later);
    expect(then.filter(({ startsAt, endsAt }) => startsAt <= later && endsAt > later)).toHaveLength(6);
  });

  test("demo promotions refer only to existing categories and gifts", () => {
    const known = new Set([...leafCategories(), ...leafCategories().map(rootOf)]);
    const named = PROMOTIONS.flatMap(({ categories }) => categories);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
    expect(promotionImports([], NOW).filter(({ gift }) => gift !== null)).toEqual([]);
  });
});

describe("demo bundles", () => {
  test("all demo bundles exist in a shop of 1,200 products, and most in a small shop", () => {
    expect(bundles).toHaveLength(BUNDLES.length);
    expect(bundleImports([...growProducts({ count: 400, now: NOW })].flat()).length).toBeGreaterThanOrEqual(
      8,
    );
    expect(bundleImports([])).toEqual([]);
  });

  test("demo bundles contain distinct products with sufficient stock and allowed quantities", () => {
    const keys = new Set(allBases().map(({ key }) => key));
    const expectedOne = BUNDLES.flatMap(({ items }) => items.map(({ base }) => base));
    expect(expectedOne.filter((key) => !keys.has(key))).toEqual([]);
    for (const { products: items } of bundles) {
      expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
      for (const { productId, quantity } of items) {
        expect(products.get(productId)?.minQuantity).toBeLessThanOrEqual(quantity);
        expect(products.get(productId)?.stock).toBeGreaterThanOrEqual(8 * quantity);
      }
    }
  });

  test("demo bundles contain no biocides, which would need a legal notice", () => {
    const safety = bundles.flatMap(({ products: items }) =>
      items.map(({ productId }) => products.get(productId)?.safety),
    );
    expect(safety.filter((each) => each?.biocideAuthorisation)).toEqual([]);
  });
});

test("promotions and bundles have unique slugs and correct diacritics", () => {
  const slugs = [...bundles, ...promotions].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const texts = [
    ...bundles.flatMap(({ name, description }) => [name, description]),
    ...promotions.flatMap(({ name, label, description }) => [name, label, description]),
  ];
  expect(texts.flatMap(misspellings)).toEqual([]);
});
