import { describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import { anIndex, indexedProduct } from "./index-fixture.ts";
import { searchSlowly } from "./slow-search.ts";
import * as fc from "fast-check";

const NOTHING = { values: [], minBani: null, maxBani: null };
const FIRST_PAGE = { scope: {}, selection: NOTHING, sort: SORT.relevance, page: 1, perPage: 12 };

function find(index: ReturnType<typeof anIndex>, text: string) {
  return index.search({ ...FIRST_PAGE, text });
}

it("the index filters and counts each of 100,000 values of a product", () => {
  const valueIds = Array.from({ length: 100_000 }, (_, at) => at + 1);
  const index = anIndex([
    indexedProduct({ id: 1, valueIds }),
    indexedProduct({ id: 2, valueIds: [100_000], categoryIds: [] }),
  ]);
  const chosen = (valueId: number) => ({ ...NOTHING, values: [{ parameterId: 1, valueId }] });
  expect(index.list({ ...FIRST_PAGE, selection: chosen(99_999) }).ids).toEqual([1]);
  expect(index.list({ ...FIRST_PAGE, selection: chosen(100_000) }).total).toBe(2);
  const { values } = index.count({ scope: {}, selection: NOTHING });
  expect(values).toHaveLength(100_000);
  expect(values.at(-1)).toEqual({ valueId: 100_000, count: 2 });
});

describe("search", () => {
  const index = anIndex([
    indexedProduct({
      id: 1,
      name: "Detergent pardoseli lavandă 5 l",
      codes: ["dplav5", "5941234567899"],
      sold: 5,
    }),
    indexedProduct({ id: 2, name: "Rezervă mop microfibră", sold: 900 }),
    indexedProduct({ id: 3, name: "Mop plat microfibră" }),
    indexedProduct({ id: 4, name: "Mop rotativ", stockId: 2, sold: 5_000 }),
    indexedProduct({ id: 5, name: "Mop rotativ", sold: 1 }),
    indexedProduct({ id: 6, name: "Saci menajeri 120 l", brand: "Brandul Verde" }),
  ]);

  it.each([
    ["detergenti pentru pardoseala", 1],
    ["5L detergent", 1],
    ["pardoseli DETERGENT 5 litri", 1],
    ["deterjent lavnada", 1],
    ["DP-LAV-5", 1],
    ["detergent dp lav 5", 1],
    ["594 1234 567 899", 1],
    ["micro fibra plat", 3],
    ["detergentpardoseli", 1],
    ["brandul verde", 6],
  ])("searching %j finds product %d first", (text, id) => expect(find(index, text).ids[0]).toBe(id));

  it("a search ranks names that begin with the word first, regardless of sales", () => {
    expect(find(index, "mop").ids.slice(-2)).toEqual([2, 4]);
  });

  it("a search ranks sold-out products last among equal matches", () => {
    expect(find(index, "mop rotativ").ids).toEqual([5, 4]);
  });

  it("a search reports the words that it used when the typed words find nothing", () => {
    expect(find(index, "mop rotativ inexistent")).toMatchObject({ ids: [5, 4], searched: "mop rotativ" });
    expect(find(index, "Deterjent lavandă")).toMatchObject({ ids: [1], searched: "detergent lavandă" });
    expect(find(index, "mop rotativ").searched).toBeUndefined();
    expect(find(index, "xilofon").searched).toBeUndefined();
  });

  it("a search suggests products for an unfinished word", () => {
    expect(index.suggest("micr").productIds).toEqual([2, 3]);
    expect(index.suggest("mop pla").productIds).toEqual([3]);
    expect(index.suggest("brand").brandIds).toEqual([]);
  });
});

it("categories of products with matching names are suggested before those of matching brands", () => {
  const index = anIndex([
    ...[1, 2, 3].map((id) => indexedProduct({ id, categoryIds: [2], brand: "Lustrava" })),
    indexedProduct({ id: 4, name: "Lustru pentru mobilă", categoryIds: [3] }),
  ]);
  expect(index.suggest("lustr").categories).toEqual([
    { categoryId: 3, count: 1 },
    { categoryId: 2, count: 3 },
  ]);
});

const WORDS = ["detergent", "detergenti", "mop", "mopuri", "lavanda", "hartie", "5 l", "saci", "sac", "x1"];
const name = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(" "));
const about = fc
  .uniqueArray(fc.constantFrom("lavande", "sac", "nimic", "hol", "spalare"), { maxLength: 3 })
  .map((words) => words.join(" "));
const change = fc.record({
  id: fc.integer({ min: 1, max: 25 }),
  name,
  about,
  isGone: fc.boolean(),
  sold: fc.integer({ min: 0, max: 2 }),
});
const query = fc
  .array(fc.constantFrom(...WORDS, "detrgent", "mo", "lavande", "nimic", "hol", "spalat"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(" "));

it("the index finds and sorts the same products as a full scan after any changes", () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 60 }),
      fc.array(query, { minLength: 5, maxLength: 5 }),
      (changes, queries) => {
        const index = anIndex([]);
        const current = new Map<number, ReturnType<typeof indexedProduct>>();
        for (const { id, isGone, ...rest } of changes) {
          if (isGone) index.remove(id);
          else index.put(indexedProduct({ id, ...rest }));
          if (isGone) current.delete(id);
          else current.set(id, indexedProduct({ id, ...rest }));
        }
        for (const text of queries) {
          const { ids, total, searched } = index.search({ ...FIRST_PAGE, text, perPage: 100 });
          expect({ text, ids, total, searched }).toEqual({
            text,
            ...searchSlowly([...current.values()], text),
          });
        }
      },
    ),
    { numRuns: Number(process.env.CATALOGUE_ROUNDS ?? 8) * 20 },
  );
});

describe("the cost of a query", () => {
  const many = Array.from({ length: 3_000 }, (_, at) =>
    indexedProduct({ id: at + 1, name: `Detergent pardoseli lavandă ${at % 50} l` }),
  );
  const index = anIndex(many);
  const workOf = (text: string): number => {
    const before = index.searchWork;
    find(index, text);
    return index.searchWork - before;
  };
  const heavy = workOf("detergent pardoseli lavanda");

  it.each(
    Object.entries({
      "a thousand words": Array.from({ length: 1_000 }, (_, at) => `detergent${at}`).join(" "),
      "one word a thousand times": "detergent ".repeat(1_000),
      "one letter ten thousand times": "a".repeat(10_000),
      "one letter, spaced": "a ".repeat(1_000),
      wildcards: "%_*?[]".repeat(500),
      beginnings: "d* de* det* deter* *gent ".repeat(100),
      "no letters at all": "\0\u{1F9FC}".repeat(500),
    }),
  )("searching %s costs at most twice as much as a heavy ordinary query", (_, text) => {
    expect(workOf(text)).toBeLessThanOrEqual(heavy * 2);
  });
});
