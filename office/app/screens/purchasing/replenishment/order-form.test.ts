import { expect, it } from "vitest";
import { atProducts, orderedIn, pieceField, supplierField } from "./order-form.ts";

it("the replenishment form orders products that have a quantity and a supplier", () => {
  const form = new FormData();
  const rows: [number, string, string][] = [
    [1, "1.200", "7"],
    [2, "", "7"],
    [3, "0", "7"],
    [4, "5", ""],
    [5, "doi", "8"],
  ];
  for (const [id, pieces, supplier] of rows) {
    form.set(pieceField(id), pieces);
    form.set(supplierField(id), supplier);
  }
  expect(orderedIn(form)).toEqual([
    { productID: 1, supplierID: 7, pieces: 1200 },
    { productID: 5, supplierID: 8, pieces: Number.NaN },
  ]);
});

it("the replenishment form shows errors at the product's field", () => {
  expect(atProducts({ "lines.0.pieces": ["A"], supplierID: ["B"] }, [{ productID: 5 }])).toEqual({
    "pieces.5": ["A"],
    supplierID: ["B"],
  });
});
