import { describe, expect, it } from "vitest";
import { intersectionOf, MAX_ORDINAL, packed, Postings, PostingsByKey } from "./postings.ts";

function postings(items: number[]): Postings {
  const list = new Postings();
  for (const item of items) list.push(item);
  return list;
}

const itemsOf = (list: Postings): number[] => Array.from(list.items.subarray(0, list.length));

describe("Postings", () => {
  it("posting lists grow as they are filled", () => {
    const items = Array.from({ length: 1_000 }, (_, at) => at * 3);
    expect(itemsOf(postings(items))).toEqual(items);
  });

  it("posting lists are intersected in either order of length", () => {
    const [a, b] = [postings([1, 4, 9, 16, 25]), postings([2, 4, 8, 16, 32, 64])];
    expect(itemsOf(intersectionOf(a, b))).toEqual([4, 16]);
    expect(itemsOf(intersectionOf(b, a))).toEqual([4, 16]);
    expect(itemsOf(intersectionOf(a, postings([])))).toEqual([]);
  });

  it("posting lists are empty for an unknown key", () => {
    const lists = new PostingsByKey();
    lists.push(7, 1);
    expect(lists.get(8).length).toBe(0);
    expect(itemsOf(lists.get(7))).toEqual([1]);
  });

  it("posting lists store the largest ordinal and the largest weight in one number", () => {
    const item = packed(MAX_ORDINAL, 255);
    expect([item >>> 8, item & 255]).toEqual([MAX_ORDINAL, 255]);
  });
});
