import { expect, it } from "vitest";
import type { ProductItem } from "@curat/contract/listing";
import { aProductItem } from "../../testing/list-answers.ts";
import { toFamilyRows } from "./to-family-rows.ts";

const variantsOf = (values: Record<string, string>): ProductItem["variants"] =>
  Object.entries(values).map(([name, value]) => ({
    name,
    choices: [{ value, selected: true, buyable: true, info: { url: "/x" } }],
  }));
const item = (
  id: number,
  values: Record<string, string>,
  changes: Partial<ProductItem> = {},
): ProductItem => {
  const { info, ...rest } = aProductItem(id);
  const name = ["Detergent Clipocel", ...Object.values(values)].join(", ");
  return {
    ...rest,
    info: { ...info, product: name },
    family_id: 7,
    variants: variantsOf(values),
    ...changes,
  };
};

it("a family has one row with one line per scent and its sizes in ascending order", () => {
  const rows = toFamilyRows([
    item(1, { Miros: "Lavandă", Volum: "5 l" }),
    item(2, { Miros: "Citrice", Volum: "10 l" }),
    item(3, { Miros: "Lavandă", Volum: "500 ml" }),
    item(4, {}, { family_id: 8 }),
  ]);
  expect(
    rows.map(({ name, lines }) => [
      name,
      lines.map((line) => [line.name, line.cells.map(({ size }) => size)]),
    ]),
  ).toEqual([
    [
      "Detergent Clipocel",
      [
        ["Citrice", ["10 l"]],
        ["Lavandă", ["500 ml", "5 l"]],
      ],
    ],
    ["Detergent Clipocel", [["", [""]]]],
  ]);
});

it("a cell contains the prices including and excluding VAT, the old price and the quantity limits", () => {
  const [row] = toFamilyRows([
    item(1, {}, { price: 48.4, vat: 21, min_qty: 2, order_qty: 30, oldprice: 50 }),
  ]);
  expect(row?.lines[0]?.cells[0]).toMatchObject({ price: 48.4, net: 40, oldPrice: 50, min: 2, max: 30 });
});

it("a cell shows the unit price only if it differs from the price", () => {
  const [row] = toFamilyRows([
    item(1, {}, { price: 129, unit_price: "129.00 lei/buc." }),
    item(2, {}, { price: 1290, unit_price: "129.00 lei/buc." }),
  ]);
  const cells = row?.lines.flatMap((line) => line.cells) ?? [];
  expect(cells.map(({ price, unitPrice }) => [price, unitPrice])).toEqual([
    [129, undefined],
    [1290, "129.00 lei/buc."],
  ]);
});

it("products get one row each if the provider returns no families", () => {
  const one = item(1, {}, { family_id: undefined });
  expect(toFamilyRows([one, item(2, {}, { family_id: undefined })])).toHaveLength(2);
});
