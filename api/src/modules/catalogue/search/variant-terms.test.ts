import { expect, it } from "vitest";
import { VariantTerms } from "./variant-terms.ts";

const terms = new VariantTerms();
terms.note({ Volum: "5 l", Parfum: "Lavandă" });
terms.note({ Volum: "1 l", Ambalare: "Set 2 bidoane" });

it.each([
  ["detergent pardoseli", false],
  ["detergent pardoseli 5 l", true],
  ["detergent 5L lămâie", true],
  ["detergent lavanda", true],
  ["bidoane pentru apă", false],
  ["set 2 bidoane detergent", true],
  ["detergent 20 l", false],
])("isAskedIn returns whether “%s” contains a size or scent: %s", (text, expected) => {
  expect(terms.isAskedIn(text)).toBe(expected);
});

it("isChosenIn recognises a chosen size by its parameter and ignores other choices", () => {
  const names = {
    parameters: [
      { id: 1, name: "Brand", slug: "brand" },
      { id: 2, name: "Volum", slug: "volum" },
    ],
    values: [],
    categories: [],
  };
  const chosen = (parameterId: number) => ({
    values: [{ parameterId, valueId: 7 }],
    minBani: null,
    maxBani: null,
  });
  expect(terms.isChosenIn(chosen(2), names)).toBe(true);
  expect(terms.isChosenIn(chosen(1), names)).toBe(false);
});
