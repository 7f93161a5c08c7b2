import { describe, expect, it } from "vitest";
import { anIndex, indexedProduct } from "./index-fixture.ts";
import { CachedCounts } from "./cached-counts.ts";

const NOTHING = { values: [], minBani: null, maxBani: null };
const EVERYTHING = { scope: {}, selection: NOTHING };

describe("CachedCounts", () => {
  it("cached counts are calculated once per scope and version, filtered counts every time", () => {
    const stored = new CachedCounts();
    let times = 0;
    const count = () => ({ values: [], categories: [{ categoryId: 1, count: (times += 1) }], price: null });
    const countAt = (version: number, query = EVERYTHING): number | undefined =>
      stored.of(query, version, count).categories[0]?.count;
    expect([
      countAt(1),
      countAt(1),
      countAt(1, { ...EVERYTHING, scope: { brandId: 1 } }),
      countAt(1),
    ]).toEqual([1, 1, 2, 1]);
    expect([countAt(2), countAt(2)]).toEqual([3, 3]);
    const cheap = { ...EVERYTHING, selection: { ...NOTHING, maxBani: 1 } } as unknown as typeof EVERYTHING;
    expect([countAt(2, cheap), countAt(2, cheap)]).toEqual([4, 5]);
  });

  it("cached counts change when products are added, removed or repriced", () => {
    const index = anIndex([indexedProduct({ id: 1 })]);
    const price = () => index.count(EVERYTHING).price;
    expect(price()).toEqual({ minBani: 10_00, maxBani: 10_00 });
    index.put(indexedProduct({ id: 2, priceBani: 20_00 }));
    expect(price()).toEqual({ minBani: 10_00, maxBani: 20_00 });
    index.setOffer(2, { priceBani: 30_00, savePercent: 0, stockId: 1, recommended: 0, sold: 0 });
    expect(price()).toEqual({ minBani: 10_00, maxBani: 30_00 });
    index.remove(2);
    expect(price()).toEqual({ minBani: 10_00, maxBani: 10_00 });
  });
});
