import { expect, it } from "vitest";
import { csvLine } from "../../../lists/csv.server.ts";
import { cashRow, fileRow, ratesOf, salesColumns, salesRow, valueText } from "./books-table.ts";

const share = (category: string | null, percent: number, net = 0, vat = 0) => ({
  category,
  percent,
  net,
  vat,
});
const sale = {
  invoice_id: 7,
  order_id: 3,
  order_number: 100_001,
  name: "CUR-7",
  kind: "storno" as const,
  issued_on: "2026-11-02",
  storno_of: "CUR-6",
  buyer: "=Firma SRL",
  cui: "RO14399840",
  shares: [share("S", 21, -100.5, -21.11)],
  net: -100.5,
  vat: -21.11,
  total: -121.61,
};

it("the sales journal has two columns per VAT rate, and one for amounts without VAT", () => {
  const rates = ratesOf([share("S", 11), share("O", 0), share("S", 21), share("S", 11)]);
  const labels = salesColumns(rates).map(({ label }) => label);
  expect(labels.slice(7)).toEqual([
    "Bază 21 %",
    "TVA 21 %",
    "Bază 11 %",
    "TVA 11 %",
    "Bază în afara sferei TVA",
    "Fără TVA",
    "TVA",
    "Total",
  ]);
  expect(csvLine(fileRow(salesColumns(rates), salesRow(sale, rates)))).toBe(
    "CUR-7;02.11.2026;storno;CUR-6;'=Firma SRL;RO14399840;100001;-100,5;-21,11;;;;-100,5;-21,11;-121,61\r\n",
  );
});

it("valueText formats amounts and weights in accounting notation", () => {
  const shown = [valueText("lei", -1312.6), valueText("kilograms", 1234.5), valueText("pieces", 1200)];
  expect(shown).toEqual(["-1.312,60", "1.234,500", "1.200"]);
});

it("cash without a matching order is labelled and has no link", () => {
  const reported = {
    id: 1,
    day: "2026-11-02",
    file: "f.csv",
    awb: "A",
    order: null,
    invoice: null,
    amount: 12,
  };
  expect(cashRow(reported)).toMatchObject({
    to: null,
    values: ["fără comandă", "2026-11-02", "f.csv", "A", null, 12],
  });
});
