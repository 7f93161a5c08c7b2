import { expect, it } from "vitest";
import { categoryOptions, treeOf } from "./tree.ts";

const category = (categoryID: number, parentID: number | null) => ({
  categoryID,
  parentID,
  category: `C${categoryID}`,
  url: "",
  sort_order: 0,
  products: 0,
  subcats: 0,
  version: 1,
});
const CATEGORIES = [category(1, null), category(3, 1), category(4, 3), category(2, null)];

it("treeOf nests the flat list", () => {
  expect(treeOf(CATEGORIES)).toMatchObject([
    { categoryID: 1, below: [{ categoryID: 3, below: [{ categoryID: 4, below: [] }] }] },
    { categoryID: 2, below: [] },
  ]);
});

it("categoryOptions indents by level, and omits a category with its subcategories", () => {
  expect(categoryOptions(CATEGORIES).map(({ label }) => label)).toEqual(["C1", "— C3", "— — C4", "C2"]);
  expect(categoryOptions(CATEGORIES, 3).map(({ value }) => value)).toEqual(["1", "2"]);
});
