import { describe, expect, it } from "vitest";
import { countyIso, paymentMeansOf, unitCodeOf, vatCategoryOf } from "./invoice-codes.ts";

describe("invoice codes", () => {
  it.each([
    ["buc.", "H87"],
    ["Buc", "H87"],
    ["l", "LTR"],
    ["kg", "KGM"],
    ["m", "MTR"],
    ["m²", "MTK"],
    ["set", "SET"],
    ["pereche", "PR"],
    ["pachet", "XPK"],
    ["cutie", "XBX"],
    ["bax", "XCT"],
    ["rolă", "XRO"],
    ["ladă", null],
    ["", null],
  ])("unitCodeOf maps the unit %j to %s", (unit, code) => {
    expect(unitCodeOf(unit)).toBe(code);
  });

  it("vatCategoryOf distinguishes standard rate, zero rate and an unregistered seller", () => {
    expect([vatCategoryOf(21, true), vatCategoryOf(11, false)]).toEqual(["S", "S"]);
    expect([vatCategoryOf(0, true), vatCategoryOf(0, null), vatCategoryOf(0, false)]).toEqual([
      "Z",
      "Z",
      "O",
    ]);
  });

  it("paymentMeansOf returns the codes of known payment methods, and null for others", () => {
    expect(["COD", "BANK", "SEAP", "CARD", "GOLD"].map(paymentMeansOf)).toEqual([
      "10",
      "30",
      "30",
      "48",
      null,
    ]);
  });

  it("countyIso adds the country, and returns null for unknown counties", () => {
    expect(["CJ", "B", "Cluj", "", null, undefined].map(countyIso)).toEqual([
      "RO-CJ",
      "RO-B",
      null,
      null,
      null,
      null,
    ]);
  });
});
