import { describe, expect, it } from "vitest";
import { groupChanges, type ListedRow, tagsOfGroups, tagsOfWritten } from "./listed.rules.ts";

const row = (changes: Partial<ListedRow> = {}): ListedRow => ({
  product_id: 7,
  category_ids: [12, 1],
  brand_id: 3,
  promotion_ids: [],
  value_ids: [5],
  name: "Detergent",
  brand: "Curat",
  bucket_share: null,
  price_bani: 1_000,
  save_percent: 0,
  stock_id: 1,
  family_id: 7,
  variant_values: {},
  is_buyable: true,
  recommended: 0,
  sold: 0,
  first_offered_at: new Date("2026-01-01"),
  words: " detergent ",
  about: "",
  codes: ["a1"],
  ...changes,
});
const touched = (before: ListedRow | undefined, after: ListedRow | undefined): string[] =>
  [...new Set(tagsOfWritten(before, after))].sort();
const LISTS = ["list:brand:3", "list:category:1", "list:category:12"];
const OFFERS = ["offer:brand:3", "offer:category:1", "offer:category:12"];

describe("tagsOfWritten", () => {
  it("an unchanged read row invalidates only the product", () => {
    expect(touched(row(), row())).toEqual(["product:7"]);
  });

  it.each([
    { price_bani: 900 },
    { save_percent: 10 },
    { stock_id: 3 },
    { name: "Balsam" },
    { value_ids: [5, 6] },
    { sold: 1 },
    { family_id: 9 },
    { variant_values: { Volum: "5 l" } },
    { first_offered_at: new Date("2026-02-01") },
  ])("a read row changed by %j invalidates every list with the product, but no recommendations", (change) => {
    expect(touched(row(), row(change))).toEqual([...LISTS, "product:7", "search"]);
  });

  it.each([{ is_buyable: false }, { recommended: 5 }])(
    "a read row changed by %j also invalidates recommendations",
    (change) => {
      expect(touched(row(), row(change))).toEqual([...LISTS, ...OFFERS, "product:7", "search"]);
    },
  );

  it.each([{ words: " altfel " }, { about: "parfum" }, { codes: ["b2"] }])(
    "a read row changed by %j invalidates only the product and searches",
    (change) => {
      expect(touched(row(), row(change))).toEqual(["product:7", "search"]);
    },
  );

  it("a moved product invalidates its former and new lists", () => {
    expect(touched(row(), row({ category_ids: [20], promotion_ids: [4] }))).toEqual(
      [
        ...LISTS,
        ...OFFERS,
        "list:category:20",
        "list:promotion:4",
        "offer:category:20",
        "product:7",
        "search",
      ].sort(),
    );
  });

  it.each([
    [undefined, row()],
    [row(), undefined],
  ])("a newly listed or removed product invalidates all its lists", (before, after) => {
    expect(touched(before, after)).toEqual([...LISTS, ...OFFERS, "product:7", "search"]);
  });
});

describe("tagsOfGroups", () => {
  const changes = groupChanges([
    { before: row(), after: row({ category_ids: [20, 1] }) },
    { before: undefined, after: row({ product_id: 8, category_ids: [20, 1], promotion_ids: [4] }) },
    { before: row({ product_id: 9 }), after: row({ product_id: 9 }) },
  ]);

  it("groupChanges adds up gained and lost products over all written rows", () => {
    expect(changes).toEqual([
      { kind: "category", id: 12, more: -1 },
      { kind: "category", id: 1, more: 1 },
      { kind: "brand", id: 3, more: 1 },
      { kind: "category", id: 20, more: 2 },
      { kind: "promotion", id: 4, more: 1 },
    ]);
  });

  it.each([
    [
      "has lost its last product",
      { "category:20": 9, "category:1": 9, "brand:3": 9, "promotion:4": 2 },
      ["categories"],
    ],
    [
      "has its first products",
      { "category:12": 1, "category:20": 2, "category:1": 9, "brand:3": 9, "promotion:4": 2 },
      ["categories"],
    ],
    [
      "is a promotion",
      { "category:12": 1, "category:20": 3, "category:1": 9, "brand:3": 9, "promotion:4": 1 },
      ["promotions"],
    ],
    [
      "is a brand",
      { "category:12": 1, "category:20": 3, "category:1": 9, "brand:3": 1, "promotion:4": 2 },
      ["filters"],
    ],
    [
      "is not a group",
      { "category:12": 1, "category:20": 3, "category:1": 9, "brand:3": 9, "promotion:4": 2 },
      [],
    ],
  ])("tagsOfGroups returns the tags of the pages that list a group if the group %s", (_, sizes, tags) => {
    expect(tagsOfGroups(changes, new Map(Object.entries(sizes)))).toEqual(tags);
  });
});
