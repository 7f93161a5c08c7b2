import { describe, expect, it } from "vitest";
import { indexedProduct } from "./index-fixture.ts";
import { type Choice, Tallying } from "./facets.ts";
import { ProductTable } from "./product-table.ts";

/** Colours are values 1 to 3 of parameter 10. Sizes are values 4 and 5 of parameter 20. */
const table = new ProductTable();
const parameterOf: number[] = [];
const PRODUCTS: [number[], number][] = [
  [[1, 4], 10],
  [[1, 5], 20],
  [[2, 4], 30],
  [[3], 40],
];
for (const [valueIds, priceBani] of PRODUCTS)
  table.add(indexedProduct({ id: table.size + 1, valueIds, priceBani }));
for (const id of [1, 2, 3, 4, 5]) parameterOf[table.valueIds.find(id) ?? 0] = id <= 3 ? 10 : 20;
const tallying = new Tallying(parameterOf);

function tally(choice: Partial<Choice>, ordinals?: Uint32Array) {
  const whole = { parameterIds: [], values: [], minBani: 0, maxBani: Infinity, ...choice };
  const { matchedCount, minBani, maxBani } = tallying.run(
    table,
    { ordinals, length: ordinals?.length ?? table.size },
    whole,
    true,
  );
  const counts = [1, 2, 3, 4, 5].map((id) => tallying.valueCounts[table.valueIds.find(id) ?? 0]);
  return { matched: Array.from(tallying.matched.subarray(0, matchedCount)), counts, minBani, maxBani };
}

describe("Tallying", () => {
  it("Tallying counts all values when nothing is chosen", () => {
    expect(tally({})).toEqual({ matched: [0, 1, 2, 3], counts: [2, 1, 1, 2, 1], minBani: 10, maxBani: 40 });
  });

  it("Tallying counts the other values of a parameter even if no product has the chosen value", () => {
    expect(tally({ parameterIds: [20], values: [] })).toMatchObject({ matched: [], counts: [0, 0, 0, 2, 1] });
  });

  it("Tallying considers only the candidates and skips removed products", () => {
    expect(tally({}, Uint32Array.of(1, 3)).matched).toEqual([1, 3]);
    table.remove(3);
    expect(tally({}, Uint32Array.of(1, 3)).matched).toEqual([1]);
  });

  it("Tallying matches nothing for more parameters than its mask has bits", () => {
    expect(tally({ parameterIds: Array.from({ length: 90 }, (_, at) => at) }).matched).toEqual([]);
  });
});
