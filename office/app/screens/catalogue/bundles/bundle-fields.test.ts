import { expect, it } from "vitest";
import { atRows, bundleIn, filledBundle, rowsIn } from "./bundle-fields.ts";

const BUNDLE = {
  bundleID: 2,
  bundle: "Primăvara",
  slug: "primavara",
  url: "/pachete/primavara",
  is_published: true,
  percent: 12.5,
  sort_order: 3,
  version: 1,
  description: "",
  pic: null,
  products: [
    { productID: 7, quantity: 1 },
    { productID: 8, quantity: 2 },
  ],
  total_price: 30,
  price: 26.25,
  bundle_stock: 4,
};
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...filledBundle(BUNDLE, (id) => `P-${id}`), ...changes }))
    form.set(name, text);
  return form;
}

it("comes out of the form as it was put into it", () => {
  const { bundle, slug, percent, description, sort_order, is_published } = BUNDLE;
  expect(bundleIn(formOf())).toEqual({
    bundle,
    slug,
    percent,
    description,
    pic: "",
    sort_order,
    is_published,
  });
  expect(rowsIn(formOf())).toEqual([
    { place: 0, code: "P-7", quantity: 1 },
    { place: 1, code: "P-8", quantity: 2 },
  ]);
});

it("leaves out rows that were emptied, and shows what is wrong at the row where it stands", () => {
  const rows = rowsIn(formOf({ "product.0.code": "", "product.4.code": "P-9" }));
  expect(rows.map(({ place, quantity }) => [place, quantity])).toEqual([
    [1, 2],
    [4, 1],
  ]);
  const places = rows.map(({ place }) => place);
  const errors = {
    "products.0.quantity": ["A"],
    "products.1.productID": ["B"],
    products: ["C"],
    slug: ["D"],
  };
  expect(atRows(errors, places)).toEqual({
    "product.1.quantity": ["A"],
    "product.4.code": ["B"],
    "product.0.code": ["C"],
    slug: ["D"],
  });
});

it("asks for no reduction that is no number", () => {
  expect(bundleIn(formOf({ percent: "mult" })).percent).toBe(-1);
});
