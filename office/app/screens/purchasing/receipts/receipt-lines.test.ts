import type { GoodsReceiptLine } from "@curat/contract/staff/receipts";
import { expect, it } from "vitest";
import { atLines, changedLines, faultsAt, filledLine, lineField, withButton } from "./receipt-lines.ts";
import { priceIn } from "./texts.ts";

const LINE: GoodsReceiptLine = {
  lineID: 4,
  productID: 7,
  product_code: "A-7",
  product: "Săpun",
  code: "",
  barcode: "",
  name: "",
  unit: "buc",
  document_quantity: 10,
  quantity: 10,
  pack: null,
  offered_pack: null,
  vat: "",
  by_lots: false,
  lot: "",
  lot_expires_on: null,
  price: 1.5,
  has_price: true,
  fault: "pack",
  stock_before: 0,
  stock_after: 10,
  unit_cost: null,
  average_before: null,
  average_after: null,
};

function formOf(changes: Partial<ReturnType<typeof filledLine>>): FormData {
  const form = new FormData();
  for (const [part, text] of Object.entries({ ...filledLine(LINE), ...changes }))
    form.set(lineField(4, part as "code"), text);
  return form;
}

it("a receipt's form sends only changed fields of a line, and an emptied price keeps its value", () => {
  expect(changedLines(formOf({}), [LINE])).toEqual([]);
  expect(changedLines(formOf({ price: "" }), [LINE])).toEqual([]);
  expect(changedLines(formOf({ pack: "12", price: "1,2345", code: " B-1 " }), [LINE])).toEqual([
    { lineID: 4, product_code: "B-1", pack: 12, price: 1.2345 },
  ]);
  expect(changedLines(formOf({ vat: "TI" }), [LINE])).toEqual([{ lineID: 4, vat: "TI" }]);
  expect(changedLines(formOf({ vat: "" }), [{ ...LINE, vat: "21" }])).toEqual([{ lineID: 4, vat: "" }]);
  const byLots = { ...LINE, lot: "L1", lot_expires_on: "2027-12-31" };
  expect(changedLines(formOf({ lot: "", expiry: "", split: "4" }), [byLots])).toEqual([
    { lineID: 4, lot: "", lot_expires_on: null, split: 4 },
  ]);
});

it("a receipt's form shows the errors of a line at its field", () => {
  const errors = { "lines.0.product_code": ["A"], "lines.0.pack": ["B"], version: ["C"] };
  expect(atLines(errors, [{ lineID: 4 }])).toEqual({
    "line.4.code": ["A"],
    "line.4.pack": ["B"],
    version: ["C"],
  });
});

it.each([
  ["1.234,5", 1234.5],
  ["1,234.50", 1234.5],
  ["5,043", 5.043],
  ["1.999", 1.999],
  ["12", 12],
  ["doi", Number.NaN],
])("priceIn reads %j", (text, price) => {
  expect(priceIn(text)).toBe(price);
});

it("the change of a receipt form's button is added to the entered changes", () => {
  const entered = [
    { lineID: 3, quantity: 5 },
    { lineID: 4, pack: 12 },
  ];
  expect(withButton(entered, "choose.4.A.7")).toEqual([
    { lineID: 3, quantity: 5 },
    { lineID: 4, pack: 12, product_code: "A.7" },
  ]);
  expect(withButton(entered, "remove.3")).toEqual([
    { lineID: 4, pack: 12 },
    { lineID: 3, remove: "line" },
  ]);
  expect(withButton(entered, "costs.9").at(-1)).toEqual({ lineID: 9, remove: "costs" });
  expect(withButton(entered, "receive")).toEqual(entered);
});

it("a receipt that cannot be posted shows an error at each field that a line lacks", () => {
  expect(faultsAt([LINE, { ...LINE, lineID: 5, fault: null }])).toEqual({
    "line.4.pack": ["Scrie câte bucăți are o unitate."],
  });
});
