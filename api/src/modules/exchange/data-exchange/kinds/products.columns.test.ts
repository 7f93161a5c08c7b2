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
/** What a product is asked for whose cell says so: its value, or where it is refused. */
const asked = (key: Key, cell: string) => {
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
])("%s is read from its cell %j and written so that it is read again", (key, cell, value) => {
  expect(asked(key, cell)).toEqual(value);
  expect(asked(key, String(written(key, value)))).toEqual(value);
});

it.each<[Key, string, unknown]>([
  ["durability_years", "2", []],
  ["responsible", "Import SRL", ["address"]],
  ["manufacturer", `${LINES}\nAtlantida`, ["country"]],
])("%s is refused as %j", (key, cell, path) => {
  expect(asked(key, cell)).toEqual(path);
});

it("an empty cell is written where the brand's hold, and such a one empties them", () => {
  for (const key of ["durability_years", "manufacturer", "responsible"] as const)
    expect([written(key, null), emptied(key)]).toEqual([null, null]);
});
