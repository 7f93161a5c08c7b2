import { expect, it } from "vitest";
import type { StaffVariants } from "@curat/contract/staff/variants";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { atMeasures, measuresIn, shownMeasures } from "./family-fields.ts";
import { atRows, gridOf, NET_UNIT, rowField, variantsIn } from "./grid.ts";

const PARAMETERS = [
  {
    id: 1,
    name: "Parfum",
    values: [
      { id: 11, name: "Lavandă" },
      { id: 12, name: "Pin" },
    ],
  },
  {
    id: 2,
    name: "Volum",
    values: Array.from({ length: 60 }, (_, index) => ({ id: 21 + index, name: `${index + 1} l` })),
  },
];
const CURRENT: StaffVariants["variants"][number] = {
  productID: 9,
  code: "V-1",
  name: "Detergent",
  values: { Volum: "1 l", Parfum: "Lavandă" },
  price: 10,
  stock: 0,
  is_published: true,
  is_archived: false,
  version: 3,
  net_quantity: { amount: 1, unit: "l" },
  weight_grams: 1_100,
  size_mm: null,
};
const grid = (chosen: number[], variants = [CURRENT]) => gridOf(PARAMETERS, new Set(chosen), { variants });

it("gridOf returns a row per combination of values and finds existing variants regardless of the order of their values", () => {
  expect(grid([11, 12, 21, 22])).toEqual([
    { key: "11-21", values: { Parfum: "Lavandă", Volum: "1 l" }, text: "Lavandă, 1 l", productID: 9 },
    { key: "11-22", values: { Parfum: "Lavandă", Volum: "2 l" }, text: "Lavandă, 2 l", productID: undefined },
    { key: "12-21", values: { Parfum: "Pin", Volum: "1 l" }, text: "Pin, 1 l", productID: undefined },
    { key: "12-22", values: { Parfum: "Pin", Volum: "2 l" }, text: "Pin, 2 l", productID: undefined },
  ]);
  expect(grid([11], [{ ...CURRENT, values: { Parfum: "Lavandă" }, is_archived: true }])).toEqual([
    { key: "11", values: { Parfum: "Lavandă" }, text: "Lavandă", productID: undefined },
  ]);
});

it("gridOf returns no rows without values, and undefined above the limit of new variants", () => {
  expect(grid([])).toEqual([]);
  expect(grid([11, 12, ...Array.from({ length: 60 }, (_, index) => 21 + index)])).toBeUndefined();
});

it("variantsIn returns the ticked rows except the main product's", () => {
  const form = new FormData();
  const typed: Typed = {
    own: "11-21",
    [rowField("11-21", "create")]: "on",
    [rowField("11-22", "create")]: "on",
    [rowField("11-22", "code")]: "V-2",
    [rowField("11-22", "price")]: "12,50",
    [NET_UNIT]: "l",
    [rowField("11-22", "net")]: "0,5",
    [rowField("11-22", "weight")]: "560",
    [rowField("11-22", "size")]: "80x80x250",
    [rowField("12-21", "code")]: "V-3",
  };
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const { keys, body } = variantsIn(form);
  expect(body).toEqual({
    own_value_ids: [11, 21],
    variants: [
      {
        value_ids: [11, 22],
        code: "V-2",
        barcode: null,
        list_price: 12.5,
        net_quantity: { amount: 0.5, unit: "l" },
        weight_grams: 560,
        size_mm: { width: 80, depth: 80, height: 250 },
      },
    ],
  });
  const refused = {
    "variants.0.code": ["Există deja un produs cu acest cod: scrie altul."],
    "variants.0.net_quantity.amount": ["Lipsește."],
    "variants.0.size_mm.width": ["Prea mare."],
    own_value_ids: ["?"],
  };
  expect(atRows(refused, keys)).toEqual({
    "row.11-22.code": ["Există deja un produs cu acest cod: scrie altul."],
    "row.11-22.net": ["Lipsește."],
    "row.11-22.size": [
      "Scrie lățimea, adâncimea și înălțimea în mm, fiecare între 1 și 10.000, de exemplu 80 × 80 × 250.",
    ],
    own: ["?"],
  });
});

it("variantsIn omits the net quantity when the main product has none", () => {
  const form = new FormData();
  form.set(rowField("12", "create"), "on");
  expect(variantsIn(form).body.variants).toMatchObject([{ weight_grams: Number.NaN }]);
  expect(variantsIn(form).body.variants[0]).not.toHaveProperty("net_quantity");
});

it("measuresIn reads the measures that shownMeasures writes, and gives a number the unit of the others", () => {
  expect(shownMeasures(CURRENT)).toEqual({ net: "1 l", weight: "1100", size: "" });
  const form = new FormData();
  const rows = { 9: ["1 l", "1100", ""], 10: ["0,75", "820", "80 x 80 x 250"], 11: ["mult", "greu", ""] };
  for (const [id, [net = "", weight = "", size = ""]] of Object.entries(rows))
    for (const [part, text] of Object.entries({ version: "3", net, weight, size }))
      form.set(`variant.${id}.${part}`, text);
  expect(measuresIn(form)).toEqual({
    ids: [9, 10, 11],
    body: {
      variants: [
        { productID: 9, version: 3, net_quantity: CURRENT.net_quantity, weight_grams: 1_100, size_mm: null },
        {
          productID: 10,
          version: 3,
          net_quantity: { amount: 0.75, unit: "l" },
          weight_grams: 820,
          size_mm: { width: 80, depth: 80, height: 250 },
        },
        {
          productID: 11,
          version: 3,
          net_quantity: { amount: Number.NaN, unit: "l" },
          weight_grams: Number.NaN,
          size_mm: null,
        },
      ],
    },
  });
});

it("atMeasures puts errors of variants at their cells", () => {
  const errors = {
    "variants.1.weight_grams": ["Greutate greșită."],
    "variants.0.size_mm.width": ["Lățime greșită."],
    "variants.1.version": ["Între timp."],
  };
  expect(atMeasures(errors, [9, 10])).toEqual({
    "variant.10.weight": ["Greutate greșită."],
    "variant.9.size": [expect.stringContaining("80 × 80 × 250")],
    "variant.10.net": ["Între timp."],
  });
});
