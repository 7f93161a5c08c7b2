import { expect, it } from "vitest";
import { atLines, lineField, linesIn, withProduct } from "./order-lines.ts";

const LINES = [
  { productID: 7, product_code: "A-7", pieces: 24, pack: 12, price: 96.5 },
  { productID: 8, product_code: "B-8", pieces: 1, pack: 1, price: null },
];

it("a purchase order's form sends all lines, with a price only if a different one was typed", () => {
  const form = new FormData();
  form.set(lineField(7, "pieces"), "1.200");
  form.set(lineField(7, "price"), "96,50");
  form.set(lineField(8, "price"), "1.234,50");
  expect(linesIn(form, LINES)).toEqual([
    { product_code: "A-7", pieces: 1200 },
    { product_code: "B-8", pieces: 1, price: 1234.5 },
  ]);
});

it("adding a product to a purchase order adds one pack, or a new line without a quantity", () => {
  expect(withProduct(LINES, "A-7")[0]).toEqual({ product_code: "A-7", pieces: 36 });
  expect(withProduct(LINES, "C-9").at(-1)).toEqual({ product_code: "C-9" });
});

it("a purchase order's form shows the errors of a line at its field", () => {
  expect(atLines({ "lines.1.price": ["A"], "lines.0.product_code": ["B"], note: ["C"] }, LINES)).toEqual({
    "line.8.price": ["A"],
    "line.7.pieces": ["B"],
    note: ["C"],
  });
});
