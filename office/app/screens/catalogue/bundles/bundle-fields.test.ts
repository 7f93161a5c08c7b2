import { expect, it } from "vitest";
import { atRows, filledProducts, rowsIn } from "./bundle-fields.ts";

const PRODUCTS = [
  { productID: 7, quantity: 1 },
  { productID: 8, quantity: 2 },
];
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const filled = { ...filledProducts(PRODUCTS, (id) => `P-${id}`), ...changes };
  for (const [name, text] of Object.entries(filled)) form.set(name, text);
  return form;
}

it("rowsIn reads back the products that filled the rows", () => {
  expect(rowsIn(formOf())).toEqual([
    { place: 0, code: "P-7", quantity: 1 },
    { place: 1, code: "P-8", quantity: 2 },
  ]);
});

it("a bundle's form omits emptied rows and shows errors at their rows", () => {
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
