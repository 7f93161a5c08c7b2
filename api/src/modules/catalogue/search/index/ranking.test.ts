import { describe, expect, it } from "vitest";
import { indexedProduct } from "./index-fixture.ts";
import { relevanceKey, weighWords, WORTH } from "./ranking.ts";

const names = {
  category: (id: number) => (id === 1 ? ["mopuri"] : ["curatenie"]),
  value: () => ["microfibra"],
};

describe("weighWords", () => {
  const weights = weighWords(
    indexedProduct({
      id: 1,
      name: "Mop plat din microfibră",
      brand: "Marca",
      subtitle: "pentru birouri",
      categoryIds: [1, 2],
      valueIds: [5],
    }),
    names,
  );
  const weight = (word: string): number => weights.get(word) ?? 0;

  it("the first word of a name weighs most, then its other words, then other fields", () => {
    const order = ["mop", "plat", "marca", "mopuri", "birouri"];
    expect(order.map(weight)).toEqual(order.map(weight).toSorted((a, b) => b - a));
    expect(weight("mopuri")).toBeGreaterThan(weight("curatenie"));
  });

  it("the weight of a word is higher if it is in several fields", () => {
    expect(weight("microfibra")).toBeGreaterThan(weight("plat"));
  });

  it("word weights are lower in long names and always fit in a byte", () => {
    const long = weighWords(indexedProduct({ id: 2, name: `Mop ${"foarte bun ".repeat(9)} nou` }), names);
    expect(long.get("mop")).toBeLessThan(weight("mop"));
    for (const value of weights.values())
      expect(value > 0 && value <= 255 && Number.isInteger(value)).toBe(true);
  });
});

describe("relevanceKey", () => {
  it("scores of two medium words exceed those of a strong and a weak word", () => {
    const worth = (...parts: number[]): number => parts.reduce((sum, part) => sum + (WORTH[part] ?? 0), 0);
    expect(worth(6_000, 6_000)).toBeGreaterThan(worth(10_000, 2_000));
  });

  it("scores that are close count as equal, so that stock and sales decide", () => {
    expect(relevanceKey(1_000)).toBe(relevanceKey(1_010));
    expect(relevanceKey(1_000)).toBeLessThan(relevanceKey(900));
  });
});
