import { describe, expect, it } from "vitest";
import { countyIso, paymentMeansOf, unitCodeOf, vatCategoryOf } from "./invoice-codes.ts";

describe("the codes of an invoice", () => {
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
  ])("call the unit %j %s", (unit, code) => {
    expect(unitCodeOf(unit)).toBe(code);
  });

  it("tell the standard rate, the zero rate of a payer of VAT, and a seller outside VAT", () => {
    expect([vatCategoryOf(21, true), vatCategoryOf(11, false)]).toEqual(["S", "S"]);
    expect([vatCategoryOf(0, true), vatCategoryOf(0, null), vatCategoryOf(0, false)]).toEqual([
      "Z",
      "Z",
      "O",
    ]);
  });

  it("name the ways to pay, and none for one that is unknown", () => {
    expect(["COD", "BANK", "SEAP", "CARD", "GOLD"].map(paymentMeansOf)).toEqual([
      "10",
      "30",
      "30",
      "48",
      null,
    ]);
  });

  it("put the country before a county's code, and nothing before what is none", () => {
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
