import { expect, it } from "vitest";
import { readOtherwise } from "./type-differences.ts";

it("readOtherwise reports each field that was read as another type only once", () => {
  const sent = {
    data: [
      { price: "24.90", name: "a" },
      { price: "7", name: "b" },
    ],
  };
  const read = {
    data: [
      { price: 24.9, name: "a", code: "" },
      { price: 7, name: "B", code: "" },
    ],
  };
  expect(readOtherwise(sent, read)).toEqual(['data[].price: "24.90" was read as 24.9']);
});
