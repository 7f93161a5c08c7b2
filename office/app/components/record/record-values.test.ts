import { expect, it } from "vitest";
import { BUNDLE } from "@curat/contract/staff/bundle.values";
import { CATEGORY } from "@curat/contract/staff/category.values";
import type { ValuesOf } from "@curat/contract/staff/record.values";
import { comparedRecord, factsOf, filledRecord, recordIn } from "./record-values.ts";

const CATEGORY_VALUES: ValuesOf<typeof CATEGORY> = {
  category: "Lichide",
  parentID: 7,
  slug: "lichide",
  baseline: "",
  description: "",
  pic: null,
  icon: null,
  must_have_model: true,
  banners: [],
  metatitle: "",
  metadescription: "",
  canonical: "",
  noindex: false,
};

it.each([
  { parentID: 7, must_have_model: true },
  { parentID: null, must_have_model: false },
])("recordIn reads back the reference and flag that filledRecord wrote: %j", (changes) => {
  const form = new FormData();
  const filled = filledRecord(CATEGORY, { ...CATEGORY_VALUES, ...changes });
  for (const [name, value] of Object.entries(filled)) form.set(name, value);
  expect(recordIn(CATEGORY, form)).toMatchObject(changes);
});

it.each([
  ["12,5", 12.5],
  ["12.5", 12.5],
  // The API refuses a negative number at its field.
  ["mult", -1],
])("recordIn reads the number %s as %d", (typed, percent) => {
  const form = new FormData();
  form.set("percent", typed);
  expect(recordIn(BUNDLE, form).percent).toBe(percent);
});

it("a reference is shown by its label, and a flag as yes or no", () => {
  const options = { parentID: [{ value: "7", label: "Săpunuri" }] };
  const { format } = comparedRecord(CATEGORY, options);
  const formatted = [
    format?.("parentID", "7"),
    format?.("parentID", ""),
    format?.("must_have_model", undefined),
  ];
  expect(formatted).toEqual(["Săpunuri", "– la primul nivel –", "nu"]);
  expect(factsOf(CATEGORY, CATEGORY_VALUES, options)).toContainEqual(["Categoria părinte", "Săpunuri"]);
});
