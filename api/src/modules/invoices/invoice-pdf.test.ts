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
const reduced = toInvoiceLine({ ...SOLD, discountBani: 398, vatBani: 625 });

describe("the lines of an invoice", () => {
  it("have room for the longest unit of all: 'pereche' takes 32 points", () => {
    expect(columnsOf([whole]).find(({ head }) => head === "UM")?.width).toBeGreaterThan(32);
  });

  it("have no column of reductions where nothing is reduced", () => {
    expect(columnsOf([whole, whole]).map(({ head }) => head)).toEqual([
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

  it("tell the unit price without VAT, the line's worth with it, and the CPV where there is one", () => {
    const cellOf = (head: string, line = whole) =>
      columnsOf([whole])
        .find((column) => column.head === head)
        ?.cell(line, 0);
    // 19.99 lei with 21 % are 16.52 without; two pieces come to 39.98.
    expect(cellOf("Preț unitar fără TVA")).toMatchObject({ text: "16.52" });
    expect(cellOf("Valoare cu TVA")).toMatchObject({ text: "39.98" });
    expect(cellOf("Denumire", { ...whole, cpv: "39830000-9" })).toMatchObject({
      stack: ["Detergent", { text: "Cod D-1, CPV 39830000-9" }],
    });
  });

  it("have it where one is reduced, also on the storno, which takes it back", () => {
    for (const line of [reduced, { ...reduced, discountBani: -398 }]) {
      const columns = columnsOf([whole, line]);
      expect(columns.map(({ head }) => head)).toContain("Reducere fără TVA");
      expect(columns.find(({ head }) => head === "Reducere fără TVA")?.cell(whole, 0)).toMatchObject({
        text: "",
      });
    }
  });
});
