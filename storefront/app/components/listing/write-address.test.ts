import { describe, expect, it } from "vitest";
import { parsePageAddress } from "./read-address.ts";
import {
  densityIn,
  filterCount,
  formTarget,
  otherParametersOf,
  toggled,
  withDensity,
  writeAddress,
} from "./write-address.ts";
import type { AddressRules, ListingAddress } from "./write-address.ts";

const QUERY: AddressRules = { filters: "query", pages: "suffix" };
const PATH: AddressRules = { filters: "path", pages: "suffix" };
const FIXED: AddressRules = { filters: "query", pages: "query" };
const at = (changes: Partial<ListingAddress> = {}): ListingAddress => ({
  path: "/a/b",
  selected: [],
  ...changes,
});

describe("writeAddress", () => {
  it.each<[string, Partial<ListingAddress>, AddressRules, number, string]>([
    ["omits absent values", {}, QUERY, 1, "/a/b"],
    [
      "sorts the values",
      { selected: ["volum:5-l", "brand:sano"] },
      QUERY,
      1,
      "/a/b?filters=brand:sano,volum:5-l",
    ],
    ["writes price and the sort's slug", { price: "10-", sort: 3 }, QUERY, 1, "/a/b?price=10-&sort=pret_asc"],
    ["writes 0 when it was requested", { sort: 0 }, QUERY, 1, "/a/b?sort=new"],
    ["appends the page number to the path", { selected: ["a:b"] }, QUERY, 3, "/a/b/pag-3?filters=a:b"],
    [
      "puts the page number into the query of fixed paths",
      { rest: "term=x" },
      FIXED,
      2,
      "/a/b?term=x&page=2",
    ],
    [
      "keeps parameters that are not its own",
      { rest: "utm_source=ziar", price: "1-2" },
      QUERY,
      1,
      "/a/b?utm_source=ziar&price=1-2",
    ],
    [
      "groups values by parameter in the path",
      { selected: ["volum:5-l", "brand:sano", "brand:diversey"], price: "10-60" },
      PATH,
      2,
      "/a/b/filtre/brand:diversey+sano/volum:5-l/pret:10-60/pag-2",
    ],
    [
      "keeps the sort in the query of a path",
      { selected: ["a:b"], sort: 4 },
      PATH,
      1,
      "/a/b/filtre/a:b?sort=pret_desc",
    ],
    [
      "keeps values in the query that a path cannot contain",
      { selected: ["17", "a:b"] },
      PATH,
      1,
      "/a/b/filtre/a:b?filters=17",
    ],
  ])("writeAddress %s", (_, changes, rules, page, expected) => {
    expect(writeAddress(at(changes), rules, page)).toBe(expected);
  });

  it.each([QUERY, PATH])("writeAddress writes URLs that parsePageAddress reads back (%o)", (rules) => {
    const address = at({ selected: ["brand:diversey", "brand:sano", "volum:5-l"], price: "10-60", sort: 2 });
    const url = new URL(writeAddress(address, rules, 4), "http://shop.test");
    expect(parsePageAddress(url)).toEqual({ ...address, page: 4 });
  });
});

describe("listing URL", () => {
  it("toggled adds a value to a listing's URL, and removes it again", () => {
    const once = toggled(at(), "a:b");
    expect(once.selected).toEqual(["a:b"]);
    expect(toggled(once, "a:b").selected).toEqual([]);
  });

  it("filterCount counts the price as one filter", () => {
    expect(filterCount(at({ selected: ["a:b", "a:c"], price: "1-2" }))).toBe(3);
  });

  it("restOf keeps query parameters that do not belong to the listing", () => {
    expect(
      otherParametersOf(new URLSearchParams("filters=a:b&term=sapun&page=2&price_min=3&utm_source=x")),
    ).toBe("term=sapun&utm_source=x");
  });

  it("withDensity sets or removes the density, and densityIn ignores an invalid one", () => {
    const table = withDensity(at({ rest: "term=x" }), 1);
    expect(writeAddress(table, FIXED, 2)).toBe("/a/b?term=x&density=1&page=2");
    expect(withDensity(table, undefined).rest).toBe("term=x");
    expect(withDensity(at({ rest: "density=3" }), undefined).rest).toBeUndefined();
    const densities = ["1", "4", "5", "0", "x"].map((density) => densityIn(new URLSearchParams({ density })));
    expect(densities).toEqual([1, 4, undefined, undefined, undefined]);
  });

  it("formTarget splits a listing's URL into a form's action and hidden fields", () => {
    const target = formTarget(at({ selected: ["a:b"], rest: "term=x%20y" }), FIXED);
    expect(target).toEqual({
      action: "/a/b",
      fields: [
        ["term", "x y"],
        ["filters", "a:b"],
      ],
    });
  });
});
