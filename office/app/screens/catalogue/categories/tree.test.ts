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

it("makes a tree of what is told one after the other", () => {
  expect(treeOf(CATEGORIES)).toMatchObject([
    { categoryID: 1, below: [{ categoryID: 3, below: [{ categoryID: 4, below: [] }] }] },
    { categoryID: 2, below: [] },
  ]);
});

it("offers each as deep as it stands, but never itself or what is below it", () => {
  expect(categoryOptions(CATEGORIES).map(({ label }) => label)).toEqual(["C1", "— C3", "— — C4", "C2"]);
  expect(categoryOptions(CATEGORIES, 3).map(({ value }) => value)).toEqual(["1", "2"]);
});
