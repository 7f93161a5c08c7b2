import { describe, expect, it } from "vitest";
import { columnsOf } from "./invoice-pdf.ts";
import { toInvoiceLine } from "./invoices.rules.ts";

const SOLD = {
  name: "Detergent",
  code: "D-1",
  unit: "buc.",
  quantity: 2,
  unitPriceBani: 1_999,
  discountBani: 0,
  vatPercent: 21,
  vatBani: 694,
};
const whole = toInvoiceLine(SOLD);
const columnsOfLines = (lines: (typeof whole)[], isPublicPurchase = false) =>
  columnsOf({ lines, isPublicPurchase });
const reduced = toInvoiceLine({ ...SOLD, discountBani: 398, vatBani: 625 });

describe("the lines of an invoice", () => {
  it("have room for the longest unit of all: 'pereche' takes 32 points", () => {
    expect(columnsOfLines([whole]).find(({ head }) => head === "UM")?.width).toBeGreaterThan(32);
  });

  it("have no column of reductions where nothing is reduced", () => {
    expect(columnsOfLines([whole, whole]).map(({ head }) => head)).toEqual([
      "Nr.",
      "Denumire",
      "UM",
      "Cant.",
      "Preț unitar fără TVA",
      "Valoare fără TVA",
      "TVA",
      "Valoare cu TVA",
    ]);
  });

  it("tell the unit price without VAT, the line's worth with it, and the CPV to who buys through public procurement", () => {
    const cellOf = (head: string, line = whole, isPublic = false) =>
      columnsOfLines([whole], isPublic)
        .find((column) => column.head === head)
        ?.cell(line, 0);
    // 19.99 lei with 21 % are 16.52 without; two pieces come to 39.98.
    expect(cellOf("Preț unitar fără TVA")).toMatchObject({ text: "16.52" });
    expect(cellOf("Valoare cu TVA")).toMatchObject({ text: "39.98" });
    const filed = { ...whole, cpv: "39830000-9" };
    expect(cellOf("Denumire", filed)).toMatchObject({ stack: ["Detergent", { text: "Cod D-1" }] });
    expect(cellOf("Denumire", filed, true)).toMatchObject({
      stack: ["Detergent", { text: "Cod D-1, CPV 39830000-9" }],
    });
  });

  it("have it where one is reduced, also on the storno, which takes it back", () => {
    for (const line of [reduced, { ...reduced, discountBani: -398 }]) {
      const columns = columnsOfLines([whole, line]);
      expect(columns.map(({ head }) => head)).toContain("Reducere fără TVA");
      expect(columns.find(({ head }) => head === "Reducere fără TVA")?.cell(whole, 0)).toMatchObject({
        text: "",
      });
    }
  });
});
