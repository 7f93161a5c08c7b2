import { describe, expect, it } from "vitest";
import { doseIn, doseText } from "./dose-text.values.ts";
import { bucketShares, litreShares, shareBani } from "./dose.values.ts";

describe("bucket price", () => {
  // A 1 l bottle costs 14.90 lei. At 40 ml per 8 l bucket, a bucket costs 59.6 bani.
  it("bucketShares returns the share of the pack that 8 l of water need", () => {
    const [from, to] = bucketShares({ ml_from: 40, ml_to: 80, water_l: 8 }, { litres: 1 });
    expect([shareBani(1490, from), shareBani(1490, to)]).toEqual([60, 119]);
  });
  it("the bucket price does not depend on the water volume printed on the label", () => {
    const bySmall = bucketShares({ ml_from: 5, ml_to: 5, water_l: 1 }, { litres: 5 });
    expect(bySmall).toEqual(bucketShares({ ml_from: 40, ml_to: 40, water_l: 8 }, { litres: 5 }));
  });
  it("litreShares counts the concentrate as part of the ready-to-use litre", () => {
    // 200 ml in 1 l of water make 1.2 l, so a litre contains a sixth of a litre of concentrate.
    const [share] = litreShares({ ml_from: 200, ml_to: 200, water_l: 1 }, { litres: 1 });
    expect(shareBani(600, share)).toBe(100);
  });
  it("shareBani never returns less than 1 ban", () => expect(shareBani(100, 0.000_1)).toBe(1));
});

describe("doseIn", () => {
  it.each([
    ["30 – 80 ml la 8 l de apă", { ml_from: 30, ml_to: 80, water_l: 8 }],
    ["50 ml la 10 l", { ml_from: 50, ml_to: 50, water_l: 10 }],
    ["10 – 30 ml la litru", { ml_from: 10, ml_to: 30, water_l: 1 }],
    ["0,3-0,5 ml la un litru de apă", { ml_from: 0.3, ml_to: 0.5, water_l: 1 }],
    ["0,5 – 2 %", { ml_from: 5, ml_to: 20, water_l: 1 }],
    ["1:20", { ml_from: 50, ml_to: 50, water_l: 1 }],
    ["1:200 – 1:1.000", { ml_from: 1, ml_to: 5, water_l: 1 }],
    ["1:6", { ml_from: 166.667, ml_to: 166.667, water_l: 1 }],
  ])("doseIn parses %s", (text, dose) => expect(doseIn(text)).toEqual(dose));

  it.each([
    "gata de folosit",
    "2 % – nediluat",
    "60 g la o chiuvetă",
    "80 – 30 ml la 8 l",
    "0 %",
    "0 ml la 8 l",
    "",
  ])("doseIn(%j) is undefined", (text) => expect(doseIn(text)).toBeUndefined());

  it("doseIn parses every format that doseText writes", () => {
    for (const dose of [
      { ml_from: 30, ml_to: 80, water_l: 8 },
      { ml_from: 2.5, ml_to: 2.5, water_l: 1 },
    ])
      expect(doseIn(doseText(dose))).toEqual(dose);
  });
});
