import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compare, pageOf } from "./ordering.ts";

const keys = fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 })), {
  maxLength: 1_500,
});

it("pageOf returns the same page as a full sort, at any position", () => {
  fc.assert(
    fc.property(keys, fc.nat(1_600), fc.integer({ min: 1, max: 100 }), (rows, from, length) => {
      const order = {
        first: Float64Array.from(rows, ([first]) => first),
        second: Float64Array.from(rows, ([, second]) => second),
        // Ids descend while ordinals ascend, so a correct result cannot depend on insertion order.
        id: Int32Array.from(rows, (_, at) => rows.length - at),
      };
      const sorted = rows.map((_, ordinal) => ordinal).sort((a, b) => compare(order, a, b));
      const page = pageOf(Uint32Array.from(rows.keys()), rows.length, order, from, from + length);
      expect(page).toEqual(sorted.slice(from, from + length));
    }),
    { numRuns: 300 },
  );
});
