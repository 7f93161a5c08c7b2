import { describe, expect, it } from "vitest";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import { sizeIn, guessVariantFacts } from "./row-facts.ts";

const SAME = { weight: "500", size: "80 × 80 × 220" };
const UNKNOWN = { weight: "", size: "" };
const litres = (amount: number) => ({ net_quantity: { amount, unit: "l" as const } });

describe("guessVariantFacts", () => {
  it.each([
    ["a scent", { Parfum: "Pin" }, {}, { net: "0,5", ...SAME }],
    ["the same quantity", { Volum: "500 ml" }, {}, { net: "0,5", ...SAME }],
    ["another quantity", { Volum: "5 l" }, {}, { net: "5", ...UNKNOWN }],
    ["a smaller unit", { Volum: "750 ml" }, {}, { net: "0,75", ...UNKNOWN }],
    ["a range", { Volum: "5 – 10 l" }, {}, { net: "", ...UNKNOWN }],
    ["another unit", { Cantitate: "5 kg" }, {}, { net: "", ...UNKNOWN }],
    ["a pack", { Volum: "500 ml", Ambalare: "Bax 4 buc." }, {}, { net: "", ...UNKNOWN }],
    [
      "a quantity in the first product's pack",
      { Volum: "1 l", Ambalare: "Bax 4 buc." },
      { ...litres(20), variant_values: { Volum: "5 l", Ambalare: "Bax 4 buc." } },
      { net: "4", ...UNKNOWN },
    ],
    [
      "the first product's value, in another scent",
      { Volum: "Bax 4 buc.", Parfum: "Pin" },
      { ...litres(20), variant_values: { Volum: "Bax 4 buc.", Parfum: "Lavandă" } },
      { net: "20", ...SAME },
    ],
    [
      "one piece of the first product's pack",
      { Ambalare: "Bucată" },
      { ...litres(20), variant_values: { Ambalare: "Bax 4 buc." } },
      { net: "", ...UNKNOWN },
    ],
    ["a first product without net quantity", { Volum: "5 l" }, { net_quantity: null }, { net: "", ...SAME }],
  ])("guessVariantFacts fills only what the first product implies for %s", (_, values, changes, facts) => {
    expect(guessVariantFacts(values, aStaffProduct(changes).fields)).toEqual(facts);
  });
});

describe("sizeIn", () => {
  it.each(["80x90x250", "80 × 90 × 250", " 80X90 *250 mm"])("sizeIn parses %j", (text) => {
    expect(sizeIn(text)).toEqual({ width: 80, depth: 90, height: 250 });
  });

  it.each(["", "80", "80x90", "80x90x250x1", "8,5x9x25", "-80x90x250", "80 90 250"])(
    "sizeIn cannot parse %j",
    (text) => {
      expect(sizeIn(text)).toEqual({ width: Number.NaN, depth: Number.NaN, height: Number.NaN });
    },
  );
});
