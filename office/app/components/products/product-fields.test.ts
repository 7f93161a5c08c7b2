import { expect, it } from "vitest";
import { codesIn } from "./product-fields.ts";

it("takes codes a line each, or as a spreadsheet's cells, each once", () => {
  expect(codesIn("A-1\r\n\r\n B 2 \nA-1\tC3; D4,E5")).toEqual(["A-1", "B 2", "C3", "D4", "E5"]);
  expect(codesIn("")).toEqual([]);
});
