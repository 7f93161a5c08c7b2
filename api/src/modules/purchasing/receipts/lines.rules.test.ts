import { receiptVatOf, receiptVatText } from "@curat/contract/staff/receipt-vat.values";
import { expect, it } from "vitest";
import { decimalOf, expiryOf, readDelivery } from "./delivery-file.rules.ts";
import {
  costLines,
  faultOf,
  packOf,
  receivedValue,
  type ReceiptLine,
  splitLine,
  spread,
} from "./lines.rules.ts";
import { addUp, matchLines } from "./matching.rules.ts";
import { linesIn } from "./invoice-lines.rules.ts";

const aLine = (changes: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id: 1,
  position: 1,
  productId: 7,
  code: "F-7",
  barcode: "",
  name: "Săpun",
  unit: "buc",
  documentQuantity: 10,
  quantity: 10,
  pack: 1,
  valueBani: 1000,
  ...changes,
});

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [5, 5], [1, 0]],
  [999, [0, 0], [500, 499]],
  [0, [3, 4], [0, 0]],
  [1_00, [1_000, 3_000], [25, 75]],
])("spread splits %i by the weights %j, to the ban", (total, weights, parts) => {
  expect(spread(total, weights)).toEqual(parts);
});

it("spread always adds up to the total", () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const weights = Array.from({ length: 1 + (seed % 37) }, (_, at) => (seed * 7919 * (at + 1)) % 1013);
    const total = (seed * 104_729) % 1_000_003;
    expect(spread(total, weights).reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});

it("costLines converts costs to lei and spreads other costs by value or by weight", () => {
  const lines = [
    aLine({ id: 1, quantity: 5, pack: 12 }),
    aLine({ id: 2, productId: 8, valueBani: 500 }),
    aLine({ id: 3, quantity: 0 }),
  ];
  const terms = { rate: 5, extraBani: 100, spread: "value" as const };
  const grams = (id: number) => (id === 7 ? 0 : 100);
  expect(costLines(lines, terms, grams)).toEqual([
    { lineId: 1, productId: 7, pieces: 60, valueBani: 2_550 },
    { lineId: 2, productId: 8, pieces: 10, valueBani: 2_550 },
  ]);
  const byWeight = costLines(lines, { ...terms, spread: "weight" }, grams);
  expect(byWeight.map(({ valueBani }) => valueBani)).toEqual([2_500, 2_600]);
});

it("a line's received value is its share of the document's value", () => {
  expect(receivedValue(aLine({ quantity: 3, documentQuantity: 9, valueBani: 100 }))).toBe(33);
  expect(receivedValue(aLine({ quantity: 3, documentQuantity: 0, valueBani: 90 }))).toBe(90);
});

it("packOf returns null if staff must enter the pack size, and faultOf returns what a line lacks", () => {
  expect(packOf("BAX", undefined)).toBeNull();
  expect(packOf("cutie", 12)).toBe(12);
  expect(packOf("buc.", 12)).toBeNull();
  expect(packOf("buc.", 1)).toBe(1);
  expect(packOf("", undefined)).toBe(1);
  expect(packOf("Set", undefined, "set")).toBe(1);
  expect(packOf("set", 12, "set")).toBeNull();
  expect(packOf("bax", 12, "set")).toBe(12);
  expect(
    [aLine({ pack: null }), aLine({ productId: null }), aLine({ valueBani: null }), aLine()].map(faultOf),
  ).toEqual(["pack", "product", "price", undefined]);
});

it("a line must have a lot only if its product has lot tracking", () => {
  const lot = { code: "L1", expiresOn: null };
  const lines = [aLine({ isByLots: true }), aLine({ isByLots: true, lot }), aLine({ isByLots: false })];
  expect(lines.map(faultOf)).toEqual(["lot", undefined, undefined]);
});

it.each([
  [{ quantity: 10, documentQuantity: 10, valueBani: 1_001 }, 3, [7, 7, 701], [3, 3, 300]],
  [{ quantity: 8, documentQuantity: 10, valueBani: 1_000 }, 3, [5, 7, 700], [3, 3, 300]],
  [{ quantity: 5, documentQuantity: 0, valueBani: 500 }, 2, [3, 0, 300], [2, 0, 200]],
  [{ quantity: 5, documentQuantity: 5, valueBani: null }, 2, [3, 3, null], [2, 2, null]],
])("splitting %j preserves quantities and value, to the ban", (changes, units, first, second) => {
  const lot = { code: "L1", expiresOn: null };
  const split = splitLine(aLine({ ...changes, lot }), units);
  expect(split.map((one) => [one.quantity, one.documentQuantity, one.valueBani])).toEqual([first, second]);
  expect(split.map((one) => one.lot)).toEqual([lot, undefined]);
});

it.each([
  ["31.12.2027", "2027-12-31"],
  ["1/2/2028", "2028-02-01"],
  ["2027-12-31 10:00", "2027-12-31"],
  ["02.2028", "2028-02-29"],
  ["2027-06", "2027-06-30"],
  ["31.02.2027", undefined],
  ["curând", undefined],
])("expiryOf(%j) returns %s", (text, day) => {
  expect(expiryOf(text)).toBe(day);
});

it("lots of a delivery note are read, and lines of one product in two lots are not combined", () => {
  const read = readDelivery(
    rows(
      ["Cod", "Cantitate", "Nr. lot", "Data expirării"],
      ["P-1", "6", "L1", "12.2027"],
      ["P-1", "4", "l2", ""],
      ["P-1", "1", "L3", "mâine"],
    ),
  );
  if (!read.ok) throw new Error(read.message);
  expect(read.lines.map(({ lot }) => lot)).toEqual([
    { code: "L1", expiresOn: "2027-12-31" },
    { code: "l2", expiresOn: null },
  ]);
  expect(read.faults).toEqual([{ row: 4, message: "Data expirării „mâine” nu este o dată (zz.ll.aaaa)." }]);
  const products = [{ id: 1, code: "P-1", barcode: null, name: "Clor" }];
  const known = { offers: [], products, saleUnits: new Map<number, string>() };
  const { lines } = addUp(
    [],
    [...matchLines(read.lines, known), ...matchLines(read.lines.slice(0, 1), known)],
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([12, 4]);
});

const rows = (...cells: string[][]) => cells.map((one, at) => ({ number: at + 1, cells: one }));

it("a delivery note is read by its column names, even below a letterhead", () => {
  const read = readDelivery(
    rows(
      ["Chimie SRL", "", "Aviz 12"],
      ["Nr.", "Cod furnizor", "Denumire", "U.M.", "Cantitate", "Preț unitar fără TVA", "TVA"],
      ["1", "P-1", "Săpun", "buc", "35", "1.234,50", "21"],
      ["2", "P-2", "Burete", "cutie", "zece", "1", "21"],
      ["3", "P-3", "Mop", "buc", "2,5", "1", "21"],
      ["4", "P-4", "Lavetă", "buc", "2", "gratis", "21"],
      ["Total", "", "", "", "", "", ""],
    ),
  );
  expect(read).toEqual({
    ok: true,
    lines: [
      {
        row: 3,
        supplierCode: "P-1",
        code: "",
        barcode: "",
        name: "Săpun",
        unit: "buc",
        quantity: 35,
        valueBani: 43_207_50,
      },
    ],
    faults: [
      { row: 4, message: "Cantitatea „zece” nu este un număr." },
      { row: 5, message: "Cantitatea „2,5” nu este un număr întreg." },
      { row: 6, message: "Prețul „gratis” nu este un număr." },
    ],
    ignored: ["Nr."],
  });
});

it("lines without a header row are read as code, quantity and price", () => {
  const read = readDelivery(rows(["P-1", "3", "2,50"], ["P-2", "1"]));
  expect(read.ok && read.lines.map(({ code, quantity, valueBani }) => [code, quantity, valueBani])).toEqual([
    ["P-1", 3, 750],
    ["P-2", 1, null],
  ]);
  expect(readDelivery(rows(["Denumire", "Preț"], ["Săpun", "1"]))).toEqual({
    ok: false,
    message: "Fișierul nu are o coloană „Cantitate”.",
  });
});

it.each([
  ["1.234,5", 1234.5],
  ["1,234.5", 1234.5],
  ["1.234", 1234],
  ["0.500", 0.5],
  ["12,75 lei", 12.75],
  ["1.234.567", 1_234_567],
  ["1,2,3", undefined],
  ["-5", undefined],
])("decimalOf(%j) returns %s", (text, number) => {
  expect(decimalOf(text)).toBe(number);
});

const documentLine = (changes: object) => ({
  row: 1,
  supplierCode: "",
  code: "",
  barcode: "",
  name: "",
  unit: "buc",
  quantity: 2,
  valueBani: null,
  ...changes,
});

it("a line is matched by the supplier's code before the shop's code, the EAN and the exact name", () => {
  const known = {
    offers: [{ productId: 1, code: "X", barcode: "", pack: 1, priceBani: 250 }],
    products: [
      { id: 2, code: "x", barcode: "594", name: "Mop verde" },
      { id: 3, code: "C-3", barcode: null, name: "Mop" },
      { id: 4, code: "C-4", barcode: null, name: "Mop" },
    ],
    saleUnits: new Map<number, string>(),
  };
  const lines = [
    documentLine({ code: "x" }),
    documentLine({ code: "c-3" }),
    documentLine({ barcode: "594" }),
    documentLine({ name: "MOP  verde" }),
    documentLine({ name: "Mop" }),
  ];
  const matched = matchLines(lines, known);
  expect(matched.map(({ productId }) => productId)).toEqual([1, 3, 2, 2, null]);
  expect(matched[0]?.valueBani, "the offer's price").toBe(500);
});

it("equal lines are combined, and a line without a price gets the price of the other", () => {
  const { id: _id, position: _position, ...line } = aLine();
  const { lines, addedUp } = addUp(
    [aLine()],
    [
      { ...line, quantity: 5, documentQuantity: 5, valueBani: null },
      { ...line, pack: 12 },
      { ...line, productId: 9, name: "Alt" },
    ],
  );
  expect(addedUp).toEqual(["Săpun"]);
  expect(lines.map(({ quantity, valueBani, pack }) => [quantity, valueBani, pack])).toEqual([
    [15, 1500, 1],
    [10, 1000, 12],
    [10, 1000, 1],
  ]);
});

it("units of an e-Factura are converted to words, and lines with fractional quantities are reported", () => {
  const line = {
    name: "Săpun",
    sellersCode: "S",
    buyersCode: "",
    barcode: "",
    unitCode: "XBX",
    quantity: "3.000",
    netAmount: "30.15",
  };
  const inLot = { ...line, lot: "L1", expiresOn: "2027-12-31" };
  expect(linesIn([inLot]).lines[0]?.lot).toEqual({ code: "L1", expiresOn: "2027-12-31" });
  expect(linesIn([line, { ...line, quantity: "0.5", unitCode: "KGM" }])).toEqual({
    lines: [
      {
        row: 1,
        supplierCode: "S",
        code: "",
        barcode: "",
        name: "Săpun",
        unit: "cutie",
        quantity: 3,
        valueBani: 30_15,
      },
    ],
    faults: ["Rândul 2 (Săpun): cantitatea nu este un număr întreg."],
  });
});

it("receiptVatOf parses the VAT of a line as staff enter it, and receiptVatText formats it the same way", () => {
  expect(receiptVatOf("")).toBeNull();
  expect(receiptVatOf("11 %")).toEqual({ percent: 11, category: "S" });
  expect(receiptVatOf("ti")).toEqual({ percent: 0, category: "AE" });
  for (const text of ["21", "9,5", "0", "TI", "NP", "SC"])
    expect(receiptVatText(receiptVatOf(text) ?? null)).toBe(text);
  for (const text of ["-1", "100", "abc", "1,234"]) expect(receiptVatOf(text)).toBeUndefined();
});
