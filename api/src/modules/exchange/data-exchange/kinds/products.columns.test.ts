import { productFields } from "@curat/contract/staff/products.fields";
import { expect, it } from "vitest";
import type { SheetProduct } from "../../../catalogue/catalog/index.ts";
import { emptied, PRODUCT_COLUMNS, type ProductNames } from "./products.columns.ts";

const NO_NAMES = {} as ProductNames;
type Key = "durability_years" | "manufacturer" | "responsible";
const columnOf = (key: Key) => {
  const column = PRODUCT_COLUMNS.find((one) => one.key === key);
  if (!column?.read) throw new Error(`No column ${key}.`);
  return { read: column.read, write: column.write };
};
const requested = (key: Key, cell: string) => {
  const parsed = productFields[key].safeParse(columnOf(key).read(cell, NO_NAMES));
  return parsed.success ? parsed.data : parsed.error.issues[0]?.path;
};
const written = (key: Key, value: unknown) =>
  columnOf(key).write({ fields: { [key]: value } } as unknown as SheetProduct, NO_NAMES);

const CONTACT = { name: "Import SRL", address: "Str. Lungă 1, Arad", email: "import@example.com" };
const LINES = "Import SRL\nStr. Lungă 1, Arad\nimport@example.com";

it.each<[Key, string, unknown]>([
  ["durability_years", "5", 5],
  ["responsible", LINES, CONTACT],
  ["manufacturer", `${LINES}\nChina`, { ...CONTACT, country: "CN" }],
  ["manufacturer", LINES, { ...CONTACT, country: null }],
])("the column %s parses %j, and parses its exported value to the same result", (key, cell, value) => {
  expect(requested(key, cell)).toEqual(value);
  expect(requested(key, String(written(key, value)))).toEqual(value);
});

it.each<[Key, string, unknown]>([
  ["durability_years", "2", []],
  ["responsible", "Import SRL", ["address"]],
  ["manufacturer", `${LINES}\nAtlantida`, ["country"]],
])("the column %s refuses %j", (key, cell, path) => {
  expect(requested(key, cell)).toEqual(path);
});

it("a value inherited from the brand exports as an empty cell, and emptying a cell restores inheritance", () => {
  for (const key of ["durability_years", "manufacturer", "responsible"] as const)
    expect([written(key, null), emptied(key)]).toEqual([null, null]);
});
