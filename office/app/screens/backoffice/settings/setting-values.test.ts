import { describe, expect, it } from "vitest";
import { shapeOf } from "./setting-shape.ts";
import { countField, fieldLabels, filled, typedIn, valueIn, withoutRow, withRow } from "./setting-values.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const schema = {
  type: "object",
  properties: {
    isOpen: { type: "boolean" },
    feeBani: integer,
    order: { type: "number", enum: [-1, 0, 5] },
    key: { anyOf: [text, { type: "null" }] },
    note: text,
    account: {
      anyOf: [{ type: "object", properties: { iban: text }, required: ["iban"] }, { type: "null" }],
    },
    bands: { type: "array", items: { type: "object", properties: { grams: integer, bani: integer } } },
    counties: { type: "object", additionalProperties: integer },
    robots: { type: "object", additionalProperties: { type: "boolean" } },
  },
  required: ["isOpen", "feeBani", "order", "key", "account", "bands", "counties", "robots"],
};
const words = {
  feeBani: { label: "Taxa", unit: "lei" },
  bands: { label: "Trepte", row: "Treapta" },
  bani: { label: "Preț", unit: "lei" },
  grams: { label: "Până la", unit: "g" },
  counties: { label: "Diferență de preț pe județ", unit: "lei" },
  account: { label: "Transfer" },
  iban: { label: "IBAN" },
} as const;
const value = {
  isOpen: true,
  feeBani: 1_250,
  order: 5,
  key: null,
  account: { iban: "RO49" },
  bands: [
    { grams: 2_000, bani: 1_799 },
    { grams: 5_000, bani: 1_999 },
  ],
  counties: { B: -200, TL: 400 },
  robots: { search: true, training: false },
};
const shape = shapeOf(schema, value);
const typed = filled(shape, words, value);

describe("setting values", () => {
  it("filled converts a setting's value to form fields, with amounts in lei", () => {
    expect(typed).toMatchObject({
      "value.feeBani": "12,50",
      "value.key": "",
      "has.value.account": "on",
      "value.bands.1.bani": "19,99",
      "count.value.bands": "2",
      "value.counties.0.name": "B",
      "value.counties.0.value": "-2,00",
      "value.robots.search": "on",
    });
    expect(Object.keys(typed)).not.toContain("value.robots.training");
  });

  it("saving a setting's unchanged form keeps its value", () => {
    const sent = new FormData();
    for (const [name, one] of Object.entries(typed)) sent.append(name, one);
    sent.append("form", "setting");
    expect(typedIn(sent)).toEqual(typed);
    expect(valueIn(shape, words, typedIn(sent))).toEqual(value);
  });

  it("valueIn returns null for a disabled group and omits empty optional fields", () => {
    const { "has.value.account": _switch, ...off } = typed;
    const back = valueIn(shape, words, { ...off, "value.note": " " });
    expect(back).toEqual({ ...value, account: null });
  });

  it("valueIn returns null for an invalid number", () => {
    const back = valueIn(shape, words, { ...typed, "value.feeBani": "doi", "value.bands.0.grams": "" });
    expect(back).toMatchObject({ feeBani: null, bands: [{ bani: 1_799 }, { grams: 5_000 }] });
  });
});

describe("list setting rows", () => {
  it("adding or removing a row keeps the values typed in the others", () => {
    const more = withRow({ ...typed, "value.bands.1.bani": "abc" }, "value.bands");
    expect(more[countField("value.bands")]).toBe("3");
    const fewer = withoutRow(more, "value.bands", 0);
    expect(fewer).toMatchObject({ "count.value.bands": "2", "value.bands.0.bani": "abc" });
    expect(Object.keys(fewer)).not.toContain("value.bands.1.bani");
    expect(withoutRow(typed, "value.bands", 7)).toBe(typed);
  });

  it("valueIn reads at most as many rows as a form may have", () => {
    const back = valueIn(shape, words, { ...typed, "count.value.bands": "9e9" });
    expect((back as typeof value).bands).toHaveLength(2_000);
  });

  it("valueIn reads as many rows as the setting allows", () => {
    const pair = { type: "object", properties: { said: text, meant: text }, required: ["said", "meant"] };
    const synonyms = Array.from({ length: 500 }, (_, row) => ({ said: `vorba ${row}`, meant: "săpun" }));
    const many = shapeOf({ type: "array", items: pair, maxItems: 500 }, synonyms);
    expect(valueIn(many, {}, filled(many, {}, synonyms))).toEqual(synonyms);
  });
});

it("fieldLabels labels each field with its row and name", () => {
  const names = ["value.feeBani", "value.bands.1.bani", "count.value.bands", "value.account.iban", "value"];
  expect(Object.values(fieldLabels(names, words, "Tarife"))).toEqual([
    "Taxa",
    "Treapta 2, Preț",
    "Trepte (număr)",
    "Transfer, IBAN",
    "Tarife",
  ]);
});
