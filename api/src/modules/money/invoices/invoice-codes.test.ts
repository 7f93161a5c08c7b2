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
  ])("invoice codes map the unit %j to %s", (unit, code) => {
    expect(unitCodeOf(unit)).toBe(code);
  });

  it("invoice codes distinguish the standard rate, the zero rate of a registered seller, and a seller not registered for VAT", () => {
    expect([vatCategoryOf(21, true), vatCategoryOf(11, false)]).toEqual(["S", "S"]);
    expect([vatCategoryOf(0, true), vatCategoryOf(0, null), vatCategoryOf(0, false)]).toEqual([
      "Z",
      "Z",
      "O",
    ]);
  });

  it("payment methods have codes, except unknown ones", () => {
    expect(["COD", "BANK", "SEAP", "CARD", "GOLD"].map(paymentMeansOf)).toEqual([
      "10",
      "30",
      "30",
      "48",
      null,
    ]);
  });

  it("county codes start with the country, and unknown counties have none", () => {
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
