import { expect, it } from "vitest";
import { codesIn, idsByCode } from "./product-fields.ts";

it("codesIn returns the distinct codes in lines and spreadsheet cells", () => {
  expect(codesIn("A-1\r\n\r\n B 2 \nA-1\tC3; D4,E5")).toEqual(["A-1", "B 2", "C3", "D4", "E5"]);
  expect(codesIn("")).toEqual([]);
});

it("idsByCode prefers the exact code and otherwise ignores case", () => {
  const idOf = idsByCode([
    { productID: 1, code: "A-1" },
    { productID: 2, code: "a-1" },
    { productID: 3, code: "B-2" },
  ]);
  expect(["A-1", "a-1", "b-2", "C"].map(idOf)).toEqual([1, 2, 3, undefined]);
});
