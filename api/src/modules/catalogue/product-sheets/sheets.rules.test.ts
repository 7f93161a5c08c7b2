import { expect, it } from "vitest";
import { itemOf, movedSince, ruledPrice, titleOf, valueText } from "./sheets.rules.ts";

const current = {
  id: 7,
  list_price: 12_37,
  stock: 3,
  name: "Săpun",
  weight_grams: 500,
  brand: "nufar",
  category: "sapunuri",
  vat_code: "standard",
  is_published: true,
  nc8: "",
};

it.each([
  [12_37, { percent: 5 }, 12_99],
  [12_37, { percent: -5 }, 11_75],
  [12_37, { ending: 90 }, 11_90],
  [12_41, { ending: 90 }, 12_90],
  [12_37, { percent: 10, ending: 99 }, 13_99],
  [12_37, { ending: 0 }, 12_00],
  [20, { ending: 90 }, 90],
  [20, { ending: 0 }, 1_00],
  [1, { percent: -95 }, 1],
])("ruledPrice changes %d by the rule %j to %d", (bani, rule, expected) => {
  expect(ruledPrice(bani, rule)).toBe(expected);
});

it("itemOf keeps only fields that change", () => {
  expect(itemOf(current, { stock: 3, name: "Săpun" })).toBeUndefined();
  expect(itemOf(current, { stock: 4, name: "Săpun", is_published: false })).toEqual({
    id: 7,
    before: { stock: 3, is_published: true },
    after: { stock: 4, is_published: false },
  });
});

it("movedSince names the field that changed since the sheet was written", () => {
  const item = { id: 7, before: { stock: 3, list_price: 12_37 }, after: { stock: 4, list_price: 9_99 } };
  expect(movedSince(item, current)).toBeUndefined();
  expect(movedSince(item, { ...current, name: "Altul" })).toBeUndefined();
  expect(movedSince(item, { ...current, stock: 2 })).toBe("stock");
});

it("titleOf names the changed fields", () => {
  const items = Array.from({ length: 120 }, (_, id) => ({
    id,
    before: {},
    after: { stock: 1, list_price: 1 },
  }));
  expect(titleOf(items)).toBe("Foaie: 120 de produse (preț, stoc)");
  expect(titleOf(items.slice(0, 1))).toBe("Foaie: un produs (preț, stoc)");
  expect(titleOf(items.slice(0, 12))).toBe("Foaie: 12 produse (preț, stoc)");
});

it("valueText formats values for staff", () => {
  expect([
    valueText("list_price", 12_37),
    valueText("weight_grams", 500),
    valueText("is_published", false),
    valueText("name", "Săpun"),
  ]).toEqual(["12,37 lei", "500 g", "nepublicat", "Săpun"]);
});
