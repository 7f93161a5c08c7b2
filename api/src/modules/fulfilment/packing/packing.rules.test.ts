import { describe, expect, it } from "vitest";
import { type Goods, isCodeOf, isComplete, missingPieces, packLines, readCode } from "./packing.rules.ts";

const goods = (productId: number, quantity: number): Goods => ({
  productId,
  name: `Produs ${productId}`,
  code: `P-${productId}`,
  barcode: null,
  picture: null,
  unit: "buc.",
  quantity,
});
const scan = (id: number, productId: number, quantity = 1) => ({ id, productId, quantity });

describe("the lines to pack", () => {
  it("packLines lists each product once, including bundles and gifts, with its scans", () => {
    const lines = packLines([goods(1, 2), goods(2, 1), goods(1, 1)], [scan(7, 1), scan(8, 1)]);
    expect(lines).toMatchObject([
      { productId: 1, wanted: 3, packed: 2, scan: 8 },
      { productId: 2, wanted: 1, packed: 0, scan: null },
    ]);
    expect([missingPieces(lines), isComplete(lines)]).toEqual([2, false]);
  });

  it("isComplete requires exactly the ordered pieces", () => {
    const withScans = (quantity: number) => packLines([goods(1, 2)], [scan(1, 1, quantity)]);
    expect([1, 2, 3].map((quantity) => isComplete(withScans(quantity)))).toEqual([false, true, false]);
    expect(missingPieces(withScans(3))).toBe(0);
    expect(isComplete([])).toBe(false);
  });
});

it.each([
  ["5941234567890", { code: "5941234567890", quantity: 1 }],
  [" 12*P-1 ", { code: "P-1", quantity: 12 }],
  ["3 * P-1", { code: "P-1", quantity: 3 }],
  ["0*P-1", { code: "0*P-1", quantity: 1 }],
  ["1000*P-1", { code: "1000*P-1", quantity: 1 }],
  ["*P-1", { code: "*P-1", quantity: 1 }],
])("the scanned text %s is read as %j", (text, read) => {
  expect(readCode(text)).toEqual(read);
});

it.each([
  ["P-1", "p-1", true],
  ["036000291452", "36000291452", true],
  ["36000291452", "0036000291452", true],
  ["0", "00", true],
  ["A036", "A36", false],
  ["P-1", "P-10", false],
])("the barcode %s matches the scanned code %s: %s", (barcode, read, isSame) => {
  expect(isCodeOf({ code: "altceva", barcode }, read)).toBe(isSame);
});
