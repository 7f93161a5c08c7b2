import fc from "fast-check";
import { expect, it } from "vitest";
import { LazyOrder } from "./lazy-order.ts";
import { compare, type Order } from "./ordering.ts";

function anOrder(keys: number[]): Order {
  return {
    first: Float64Array.from(keys),
    second: new Float64Array(keys.length),
    id: Int32Array.from(keys, (_, index) => 1_000 - index),
  };
}

it("LazyOrder returns the pages of a sorted list in any order of requests", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 300 });
  const pages = fc.array(fc.record({ from: fc.nat({ max: 320 }), places: fc.integer({ min: 0, max: 40 }) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(keys, pages, (values, requested) => {
      const order = anOrder(values);
      const ordinals = Uint32Array.from(values.keys());
      const sorted = Array.from(ordinals).toSorted((a, b) => compare(order, a, b));
      const list = new LazyOrder(ordinals, order);
      for (const { from, places } of requested)
        expect(list.page(from, from + places)).toEqual(sorted.slice(from, from + places));
    }),
  );
});

it("LazyOrder reads far fewer keys for a page after other pages were requested", () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => (index * 7_919) % 20_011);
  let reads = 0;
  const order = anOrder(keys);
  const first = new Proxy(order.first, {
    get: (target, key) => {
      reads += 1;
      return target[key as unknown as number];
    },
  });
  const list = new LazyOrder(Uint32Array.from(keys.keys()), { ...order, first });
  const costOf = (from: number): number => {
    const before = reads;
    list.page(from, from + 24);
    return reads - before;
  };
  const cold = costOf(9_000);
  for (let from = 0; from < 20_000; from += 480) list.page(from, from + 24);
  expect(costOf(9_100)).toBeLessThan(cold / 10);
});
