import { describe, expect, it } from "vitest";
import {
  type Category,
  categoryPath,
  errorsOf,
  inTreeOrder,
  sharedSlugs,
  whyNotRemovable,
} from "./categories.rules.ts";

function aCategory(id: number, parentId: number | null, changes: Partial<Category> = {}): Category {
  return {
    id,
    parentID: parentId,
    category: `Categoria ${id}`,
    slug: `c${id}`,
    description: "",
    baseline: "",
    icon: null,
    pic: null,
    banners: [],
    metatitle: "",
    metadescription: "",
    canonical: "",
    noindex: false,
    must_have_model: false,
    sort_order: id,
    ...changes,
  };
}
const treeOf = (...categories: Category[]) => new Map(categories.map((one) => [one.id, one]));
const tree = treeOf(
  aCategory(1, null),
  aCategory(2, 1),
  aCategory(3, 2),
  aCategory(4, null, { sort_order: 0 }),
);
const faults = (changed: Category) => errorsOf(new Map(tree).set(changed.id, changed), changed);

describe("the category tree", () => {
  it("builds each category's path from its ancestors' slugs", () => {
    expect([1, 2, 3, 4].map((id) => categoryPath(tree, id))).toEqual(["/c1", "/c1/c2", "/c1/c2/c3", "/c4"]);
  });

  it("lists each category directly before its children, and siblings in order", () => {
    expect(inTreeOrder(tree).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  });

  it.each([
    [
      "below itself",
      aCategory(1, 1),
      { parentID: ["O categorie nu poate fi mutată în ea însăși sau într-o subcategorie a sa: alege alta."] },
    ],
    [
      "below its own grandchild",
      aCategory(1, 3),
      { parentID: ["O categorie nu poate fi mutată în ea însăși sau într-o subcategorie a sa: alege alta."] },
    ],
    [
      "below a parent that does not exist",
      aCategory(2, 99),
      { parentID: ["Categoria părinte nu există: alege alta."] },
    ],
    [
      "at a sibling's address",
      aCategory(4, 1, { slug: "c2" }),
      { slug: ["Adresa este folosită de altă pagină: scrie alta."] },
    ],
    [
      "at a reserved address of the shop",
      aCategory(4, null, { slug: "cos" }),
      { slug: ["Adresa este folosită de altă pagină: scrie alta."] },
    ],
    ["at the same slug in another branch", aCategory(4, null, { slug: "c2" }), {}],
    ["in another branch", aCategory(2, 4), {}],
  ])("errorsOf returns the errors of a category placed %s", (_, changed, reported) => {
    expect(faults(changed)).toEqual(reported);
  });

  it("errorsOf limits the tree to eight levels, including the subtree of a moved category", () => {
    const deep = treeOf(...Array.from({ length: 7 }, (_, level) => aCategory(level + 1, level || null)));
    const moved = (parentId: number) => {
      const all = new Map(deep).set(20, aCategory(20, parentId)).set(21, aCategory(21, 20));
      return Object.keys(errorsOf(all, aCategory(20, parentId)));
    };
    expect([moved(6), moved(7)]).toEqual([[], ["parentID"]]);
  });

  it("sharedSlugs finds the slugs that subcategories of two categories have in common", () => {
    const twins = treeOf(...tree.values(), aCategory(5, 4, { slug: "c2" }), aCategory(6, 4));
    expect([sharedSlugs(twins, 1, 4), sharedSlugs(tree, 1, 4)]).toEqual([["c2"], []]);
  });
});

it("whyNotRemovable lists the uses of a category, or returns undefined if it has none", () => {
  expect(whyNotRemovable({ subcategories: 2, products: 0, vouchers: 1, promotions: 2 })).toBe(
    "Categoria este folosită (subcategorii: 2, vouchere: 1, promoții: 2).",
  );
  expect(whyNotRemovable({ subcategories: 0, products: 0, vouchers: 0, promotions: 0 })).toBeUndefined();
});
