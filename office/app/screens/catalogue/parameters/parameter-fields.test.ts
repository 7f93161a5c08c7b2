import { expect, it } from "vitest";
import { atFields, comparedParameter, filledParameter, parameterIn } from "./parameter-fields.ts";

const value = (valueID: number, name: string, slug: string) => ({
  valueID,
  value: name,
  slug,
  sort_order: valueID,
  products: 0,
});
const PARAMETER = {
  parameterID: 9,
  parameter: "Parfum",
  slug: "parfum",
  sort_order: 1,
  value_count: 2,
  version: 3,
  values: [value(1, "Lavandă", "lavanda"), value(2, "Lămâie", "lamaie")],
  categories: [],
};
function formOf(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...filledParameter(PARAMETER), ...changes }))
    form.set(name, text);
  return form;
}

it("parameterIn returns what filledParameter wrote", () => {
  expect(parameterIn(formOf()).body).toEqual({
    parameter: "Parfum",
    slug: "parfum",
    values: [
      { valueID: 1, value: "Lavandă", slug: "lavanda", sort_order: 1 },
      { valueID: 2, value: "Lămâie", slug: "lamaie", sort_order: 2 },
    ],
  });
});

it("a parameter's form sorts values, omits removed ones and adds one per new line", () => {
  const { body } = parameterIn(
    formOf({ "value.2.place": "5", "value.2.slug": "", added: "Pin de munte\r\n\r\nPin de munte\r\n Brad " }),
  );
  expect(body.values.map(({ value, slug }) => [value, slug])).toEqual([
    ["Lămâie", "lamaie"],
    ["Lavandă", "lavanda"],
    ["Pin de munte", "pin-de-munte"],
    ["Brad", "brad"],
  ]);
  expect(parameterIn(formOf({ "value.1.gone": "on" })).body.values.map(({ valueID }) => valueID)).toEqual([
    2,
  ]);
});

it("a parameter's form shows a value's errors at its field", () => {
  const { fields } = parameterIn(formOf({ "value.1.place": "90", added: "Lavandă" }));
  const wrong = ["Greșit."];
  const errors = { slug: wrong, "values.0.slug": wrong, "values.1.value": wrong, "values.2.slug": wrong };
  expect(Object.keys(atFields(errors, fields))).toEqual(["slug", "value.2.slug", "value.1.value", "added"]);
});

it("a parameter's conflict view labels each value", () => {
  expect(comparedParameter(formOf()).labels).toMatchObject({
    parameter: "Denumire",
    "value.1.value": "Valoare: Lavandă",
    "value.2.place": "Loc: Lămâie",
  });
});

it("a parameter's form reads as many values as a parameter may have", () => {
  const values = Array.from({ length: 5_000 }, (_, at) => value(at + 1, `Valoarea ${at + 1}`, `v-${at + 1}`));
  const form = new FormData();
  for (const [name, text] of Object.entries(filledParameter({ ...PARAMETER, values })))
    form.append(name, text);
  const { body } = parameterIn(form);
  expect([body.values.length, body.values.at(-1)]).toEqual([
    5_000,
    { valueID: 5_000, value: "Valoarea 5000", slug: "v-5000", sort_order: 5_000 },
  ]);
});
