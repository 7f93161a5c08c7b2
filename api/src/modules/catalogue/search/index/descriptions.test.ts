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

describe("searching words in descriptions", () => {
  it("a search finds words in descriptions if no name, brand or category matches", () => {
    expect(find(index, "urme de bocanc").ids).toEqual([2]);
    expect(find(index, "ruginii").ids).toEqual([1]);
  });

  it("a search ranks matches in descriptions below every product whose name matches", () => {
    expect(find(index, "mop").ids[0]).toBe(2);
    expect(find(index, "mop").ids.toSorted((a, b) => a - b)).toEqual([1, 2, 4]);
  });

  it("a search adds no matches in descriptions to results that fill a page", () => {
    const many = Array.from({ length: 12 }, (_, at) => indexedProduct({ id: at + 1, name: `Mop ${at}` }));
    const full = anIndex([...many, indexedProduct({ id: 99, name: "Coadă", about: "mop" })]);
    expect(find(full, "mop").ids).not.toContain(99);
  });

  it("products that mention words dropped from the query rank higher", () => {
    expect(find(index, "găleată mop rotativ").ids).toEqual([4, 3]);
  });

  it("typo corrections do not use words in descriptions", () => {
    expect(find(index, "bocamci")).toEqual({ ids: [], searched: undefined });
  });

  it("a search no longer finds words that were removed from a product's description", () => {
    const own = anIndex([indexedProduct({ id: 1, about: "bocanci" })]);
    own.put(indexedProduct({ id: 1, about: "holuri" }));
    expect([find(own, "bocanci").ids, find(own, "hol").ids]).toEqual([[], [1]]);
  });
});

describe("searching words that describe an action", () => {
  it("searches drop action words before words that name the thing", () => {
    expect(find(index, "scos parchet")).toEqual({ ids: [5, 6], searched: "parchet" });
  });

  it("action words affect the order of results but not which products match", () => {
    expect(find(index, "de spălat parchet").ids).toEqual([5, 6]);
  });
});
