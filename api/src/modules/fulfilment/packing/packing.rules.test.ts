import { describe, expect, it } from "vitest";
import { lotsToTake } from "./packing-lots.rules.ts";
import { type Goods, isCodeOf, isComplete, missingPieces, packLines, readCode } from "./packing.rules.ts";

const goods = (productId: number, quantity: number): Goods => ({
  productId,
  lineId: null,
  name: `Produs ${productId}`,
  code: `P-${productId}`,
  barcode: null,
  picture: null,
  unit: "buc.",
  quantity,
});
const scan = (id: number, productId: number, quantity = 1) => ({ id, productId, lineId: null, quantity });

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

describe("the lots to take", () => {
  const lot = (lotId: number, expiresOn: string | null, pieces: number, more = {}) => ({
    lotId,
    code: `L${lotId}`,
    expiresOn,
    pieces,
    own: 0,
    others: 0,
    ...more,
  });
  const taken = (lots: ReturnType<typeof lot>[], wanted: number) => {
    const { take, instead, expired } = lotsToTake(lots, wanted, "2026-11-30");
    return [take, instead, expired].map((all) =>
      all.map(({ code, pieces }) => `${code} ${pieces}`).join(", "),
    );
  };

  it.each([
    ["first to expire first", [lot(1, "2026-12-01", 2), lot(2, null, 9)], 3, ["L1 2, L2 1", "L2 8", ""]],
    ["no expired lot", [lot(1, "2026-11-29", 2), lot(2, "2027-01-01", 1)], 2, ["L2 1", "", "L1 2"]],
    ["on its last day, a lot is not expired", [lot(1, "2026-11-30", 1)], 1, ["L1 1", "", ""]],
    [
      "packed lots first",
      [lot(1, "2027-01-01", 5), lot(2, "2028-01-01", 5, { own: 2 })],
      3,
      ["L1 1, L2 2", "L1 4, L2 3", ""],
    ],
    [
      "nothing that others packed",
      [lot(1, "2027-01-01", 5, { others: 4 }), lot(2, null, 5)],
      2,
      ["L1 1, L2 1", "L2 4", ""],
    ],
    ["packed pieces up to the wanted ones", [lot(1, "2027-01-01", 5, { own: 4 })], 2, ["L1 2", "", ""]],
  ])("lotsToTake proposes %s", (_name, lots, wanted, expected) => {
    expect(taken(lots, wanted)).toEqual(expected);
  });
});
