import { describe, expect, it } from "vitest";
import { barcodeOf, keyOfCode, readPieces, readRows, readText } from "./sheet-text.rules.ts";

describe("pasted text", () => {
  it.each([
    ["tab separators", "DET-1\t12", "DET-1", 12],
    ["semicolon separators", "DET-1;12", "DET-1", 12],
    ["comma separators", "DET-1,12", "DET-1", 12],
    ["comma and space separators", "DET-1, 12", "DET-1", 12],
    ["spaces", "  DET-1   12  ", "DET-1", 12],
    ["a quantity with decimals", "DET-1 12,00", "DET-1", 12],
    ["a quantity with thousands", "DET-1;1.200", "DET-1", 1200],
    ["pieces in words", "DET-1 3 buc.", "DET-1", 3],
    ["the quantity first", "12 x DET-1", "DET-1", 12],
    ["the quantity first, before a code of two words", "3 x DET 5", "DET 5", 3],
    ["the quantity first without spaces", "12xDET-1", "DET-1", 12],
    ["the quantity after an x", "DET-1 x 3", "DET-1", 3],
    ["the quantity next to its x", "DET-1 x3 buc.", "DET-1", 3],
    ["a code with an x between digits", "12X5-AB 3", "12X5-AB", 3],
    ["a code that ends in an x and digits", "BOX 3", "BOX", 3],
    ["no quantity", "5941234567890", "5941234567890", 1],
    ["a byte order mark at its beginning", "\uFEFFDET-1;2", "DET-1", 2],
  ])("pasted text may have %s", (_, line, code, quantity) => {
    expect(readText(line)).toEqual([{ code, quantity }]);
  });

  it("pasted text keeps its order and skips empty lines", () => {
    expect(readText("A 1\r\n\r\n ; \nB 2\n").map(({ code }) => code)).toEqual(["A", "B"]);
  });

  it.each([
    "SKU,Qty\nDET-1,12",
    "Cod produs, Cantitate\nDET-1, 12",
    "Qty,SKU\n12,DET-1",
    "SKU,Name,Qty\nDET-1,Soap,12",
  ])("pasted text may start with a header row: %j", (text) => {
    expect(readText(text)).toEqual([{ code: "DET-1", quantity: 12 }]);
  });

  it.each(["A;2,5", "A 2.50", "A x 2,5", "2,5 x A", "A;2,5 buc."])(
    "the fractional quantity of %j is read as zero, with a note that asks the buyer to correct it",
    (line) => {
      expect(readText(line)).toEqual([
        {
          code: "A",
          quantity: 0,
          typed: "2,5",
          note: "Cantitatea 2,5 nu este un număr întreg de bucăți. Scrie câte bucăți vrei.",
        },
      ]);
    },
  );

  it("a line of pasted text has a note if its quantity was changed", () => {
    expect(readText("A;0")).toEqual([{ code: "A", quantity: 1, note: "Cantitatea 0 a devenit 1." }]);
    expect(readText("A;multe")).toEqual([
      { code: "A", quantity: 1, note: "Cantitatea „multe” nu este un număr: am pus 1." },
    ]);
  });
});

describe("rows of a spreadsheet", () => {
  it("spreadsheet columns are recognised by the header row, in any order", () => {
    const rows = [
      ["Denumire", "Cantitate", "Cod produs"],
      ["Săpun 5", "4", "SAP-5"],
    ];
    expect(readRows(rows)).toEqual([{ code: "SAP-5", quantity: 4 }]);
  });

  it("spreadsheet rows without a header row have the code first, then the quantity", () => {
    expect(readRows([["SAP-5", "Săpun lichid", "4.0000", "12.5000"]])).toEqual([
      { code: "SAP-5", quantity: 4 },
    ]);
  });
});

it("readPieces accepts only Romanian number formats", () => {
  expect(["1", "1.000", "12.0000", "3 buc"].map((text) => readPieces(text)?.quantity)).toEqual([
    1, 1000, 12, 3,
  ]);
  expect(["", "DET", "-2", "1e3", "2/3"].map((text) => readPieces(text))).toEqual(Array(5).fill(undefined));
});

it("keyOfCode compares only letters and digits, and barcodeOf drops leading zeros", () => {
  expect(keyOfCode("nx 104/5")).toBe(keyOfCode("NX-1045"));
  expect(barcodeOf("0594 1234 567890")).toBe("5941234567890");
  expect(barcodeOf("12")).toBeUndefined();
});
