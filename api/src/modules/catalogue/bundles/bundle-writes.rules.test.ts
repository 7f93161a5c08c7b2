import { expect, it } from "vitest";
import { type Bundle, errorsOf } from "./bundle-writes.rules.ts";

const MAX = new Map([
  [1, 10],
  [2, 3],
]);
const bundleOf = (...products: [productID: number, quantity: number][]): Bundle => ({
  id: 1,
  bundle: "Baie",
  percent: 10,
  slug: "baie",
  description: "",
  metatitle: "",
  metadescription: "",
  canonical: "",
  noindex: false,
  pic: null,
  sort_order: 0,
  is_published: true,
  products: products.map(([productID, quantity]) => ({ productID, quantity })),
});

it.each([
  ["of products up to their maximum quantity", bundleOf([1, 10], [2, 3]), []],
  ["with a product twice", bundleOf([1, 1], [1, 2]), ["products.1.productID"]],
  ["with a product that does not exist", bundleOf([1, 1], [9, 1]), ["products.1.productID"]],
  ["with more of a product than the maximum quantity", bundleOf([1, 1], [2, 4]), ["products.1.quantity"]],
])("errorsOf returns the invalid fields of a bundle %s", (_, bundle, fields) => {
  expect(Object.keys(errorsOf(bundle, MAX))).toEqual(fields);
});
