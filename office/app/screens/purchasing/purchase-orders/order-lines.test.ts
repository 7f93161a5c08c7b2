import { expect, it } from "vitest";
import { atLines, hasChanges, lineField, linesAfter, linesIn } from "./order-lines.ts";

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

it("a button of a purchase order's form keeps the entered quantities", () => {
  const form = new FormData();
  form.set(lineField(7, "pieces"), "30");
  const entered = linesIn(form, LINES);
  expect(linesAfter(entered, LINES, "add.A-7")).toEqual([
    { product_code: "A-7", pieces: 42 },
    { product_code: "B-8", pieces: 1 },
  ]);
  expect(linesAfter(entered, LINES, "add.C.9")).toEqual([...entered, { product_code: "C.9" }]);
  expect(linesAfter(entered, LINES, "remove.8")).toEqual([{ product_code: "A-7", pieces: 30 }]);
  expect(linesAfter(entered, LINES, "send")).toEqual(entered);
});

it("a purchase order's form has changes if a quantity or a price was entered", () => {
  const form = new FormData();
  expect(hasChanges(linesIn(form, LINES), LINES)).toBe(false);
  form.set(lineField(8, "price"), "2");
  expect(hasChanges(linesIn(form, LINES), LINES)).toBe(true);
});

it("a purchase order's form shows the errors of a line at its field", () => {
  expect(atLines({ "lines.1.price": ["A"], "lines.0.product_code": ["B"], note: ["C"] }, LINES)).toEqual({
    "line.8.price": ["A"],
    "line.7.pieces": ["B"],
    note: ["C"],
  });
});
