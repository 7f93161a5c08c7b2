import { describe, expect, it } from "vitest";
import { errorsOf, type Parameter, valuesLost, valuesMoved, withImported } from "./parameters.rules.ts";

const value = (id: number, slug: string, sortOrder: number) => ({ id, name: slug, slug, sortOrder });
const COLOUR: Parameter = {
  id: 7,
  name: "Culoare",
  slug: "culoare",
  sortOrder: 1,
  values: [value(1, "alb", 1), value(2, "negru", 2)],
};
const reported = (slug: string, valueID?: number) => ({ value: slug, slug, ...(valueID && { valueID }) });

it("withImported keeps values that the file does not contain, and sorts all values", () => {
  const { values } = withImported(COLOUR, { ...COLOUR, values: [value(3, "gri", 0), value(1, "alb", 9)] });
  expect(values.map(({ id }) => id)).toEqual([3, 2, 1]);
});

it("valuesLost finds removed values, and valuesMoved finds changed slugs", () => {
  const after = { ...COLOUR, values: [value(1, "negru", 1), value(5, "alb", 2)] };
  expect(valuesLost(COLOUR, after).map(({ id }) => id)).toEqual([2]);
  expect(valuesMoved(COLOUR, after)).toEqual([1]);
});

describe("errorsOf", () => {
  it.each([
    ["with a reserved address", { slug: "pret" }, "slug"],
    ["with a value of another parameter", { values: [reported("alb", 99)] }, "values.0.valueID"],
    ["with the same value twice", { values: [reported("alb", 1), reported("gri", 1)] }, "values.1.valueID"],
    ["with two values at one address", { values: [reported("gri"), reported("gri")] }, "values.1.slug"],
  ])("errorsOf refuses a parameter %s", (_, fields, at) => {
    expect(Object.keys(errorsOf(fields, COLOUR))).toEqual([at]);
  });

  it("errorsOf accepts parameter values that only swap their slugs", () => {
    expect(errorsOf({ values: [reported("negru", 1), reported("alb", 2)] }, COLOUR)).toEqual({});
  });
});
