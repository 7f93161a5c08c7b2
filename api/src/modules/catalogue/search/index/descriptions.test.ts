/** How searches treat words in descriptions and words with little information. */
import { describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import { anIndex, indexedProduct } from "./index-fixture.ts";

const NOTHING = { values: [], minBani: null, maxBani: null };

function find(index: ReturnType<typeof anIndex>, text: string) {
  const { ids, searched } = index.search({
    text,
    scope: {},
    selection: NOTHING,
    sort: SORT.relevance,
    page: 1,
    perPage: 20,
  });
  return { ids, searched };
}

const index = anIndex([
  indexedProduct({ id: 1, name: "Degresant bucătărie", about: "rugina hote mop" }),
  indexedProduct({ id: 2, name: "Mop plat", about: "holuri bocanci" }),
  indexedProduct({ id: 3, name: "Găleată cu storcător", sold: 1 }),
  indexedProduct({ id: 4, name: "Găleată gradată", about: "mopul" }),
  indexedProduct({ id: 5, name: "Spălare parchet" }),
  indexedProduct({ id: 6, name: "Detergent parchet" }),
]);

describe("words in descriptions", () => {
  it("words in descriptions find products if no name, brand or category matches, in any form of the word", () => {
    expect(find(index, "urme de bocanc").ids).toEqual([2]);
    expect(find(index, "ruginii").ids).toEqual([1]);
  });

  it("matches in descriptions rank below every product whose name matches", () => {
    expect(find(index, "mop").ids[0]).toBe(2);
    expect(find(index, "mop").ids.toSorted((a, b) => a - b)).toEqual([1, 2, 4]);
  });

  it("matches in descriptions are not added to results that fill a page without them", () => {
    const many = Array.from({ length: 12 }, (_, at) => indexedProduct({ id: at + 1, name: `Mop ${at}` }));
    const full = anIndex([...many, indexedProduct({ id: 99, name: "Coadă", about: "mop" })]);
    expect(find(full, "mop").ids).not.toContain(99);
  });

  it("when a query is reduced to some of its words, products that mention the others come first", () => {
    expect(find(index, "găleată mop rotativ").ids).toEqual([4, 3]);
  });

  it("words in descriptions are not used to correct typos", () => {
    expect(find(index, "bocamci")).toEqual({ ids: [], searched: undefined });
  });

  it("words in descriptions are removed with their product", () => {
    const own = anIndex([indexedProduct({ id: 1, about: "bocanci" })]);
    own.put(indexedProduct({ id: 1, about: "holuri" }));
    expect([find(own, "bocanci").ids, find(own, "hol").ids]).toEqual([[], [1]]);
  });
});

describe("words that describe an action", () => {
  it("drops words that describe an action before words that name the thing", () => {
    expect(find(index, "scos parchet")).toEqual({ ids: [5, 6], searched: "parchet" });
  });

  it("words that describe an action affect the order of the results, but not which products match", () => {
    expect(find(index, "de spălat parchet").ids).toEqual([5, 6]);
  });
});
