import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCodePoint, NameRanks } from "./name-ranks.ts";

describe("NameRanks", () => {
  it("NameRanks orders ranks like the names, in any order of insertion", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "binary", maxLength: 4 }), { minLength: 1, maxLength: 80 }),
        (names) => {
          const ranks = new NameRanks(() => undefined);
          for (const name of names) ranks.rankOf(name);
          const sorted = [...new Set(names)].sort(byCodePoint);
          expect(sorted.toSorted((a, b) => ranks.rankOf(a) - ranks.rankOf(b))).toEqual(sorted);
        },
      ),
      { numRuns: 20 },
    );
  });

  it("NameRanks reassigns all ranks when no number is left between two names", () => {
    let reranked = 0;
    const ranks = new NameRanks(() => (reranked += 1));
    ranks.rankOf("a");
    ranks.rankOf("b");
    for (let at = 1; at <= 120; at += 1) ranks.rankOf(`a${"a".repeat(at)}b`);
    expect(reranked).toBeGreaterThan(0);
    expect(ranks.rankOf("a")).toBeLessThan(ranks.rankOf("aab"));
    expect(ranks.rankOf("aab")).toBeLessThan(ranks.rankOf("b"));
  });

  it("byCodePoint sorts by UTF-8 bytes, as PostgreSQL does, not by UTF-16 units", () => {
    const names = ["\u{1F9FC}", "\uFF5E", "z"];
    const bytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(names.toSorted(byCodePoint)).toEqual(bytes);
  });
});
