import { describe, expect, it } from "vitest";
import { listDeliveryOptions, isDeliveryCode } from "./shipping.rules.ts";
import { tariffBani } from "./tariff.rules.ts";
import { readTariffs } from "./tariffs.ts";

const tariff = {
  bands: [
    { maxGrams: 2_000, bani: 18_00 },
    { maxGrams: 10_000, bani: 25_00 },
  ],
  extraKilogramBani: 1_50,
  countyBani: { B: -2_00, TL: 4_00, XX: -99_00 },
};

describe("a courier's tariff", () => {
  it.each([
    [0, undefined, 18_00],
    [2_000, undefined, 18_00],
    [2_001, undefined, 25_00],
    [10_000, "CJ", 25_00],
    [10_001, "CJ", 26_50],
    [12_000, "CJ", 28_00],
    [500, "B", 16_00],
    [12_500, "TL", 33_50],
    [500, "XX", 0],
  ])("asks for %d g to %s %d bani", (grams, county, bani) => {
    expect(tariffBani(tariff, grams, county)).toBe(bani);
  });

  it("can be set courier by courier", () => {
    const tariffs = readTariffs({ FAN_HOME: tariff });
    expect(tariffs.FAN_HOME).toEqual(tariff);
    expect(tariffs.SAMEDAY_HOME.bands).not.toHaveLength(0);
  });

  it.each([
    { FAN_HOME: { ...tariff, bands: [] } },
    { FAN_HOME: { ...tariff, extraKilogramBani: -1 } },
    { FAN_HOME: 7 },
  ])("is refused when it makes no sense: %j", (stored) => {
    expect(() => readTariffs(stored)).toThrow(/FAN_HOME/);
  });
});

describe("the ways of delivery", () => {
  const request = { weightGrams: 3_000, countyCode: "CJ", tariffs: readTariffs(undefined) };

  it.each([
    [199_99, 19_99],
    [200_00, 19_99],
    [200_01, 0],
  ])("cost for %d bani of products %d", (productsBani, bani) => {
    const [first] = listDeliveryOptions({ ...request, productsBani });
    expect(first).toEqual({ id: 1, code: "SAMEDAY_HOME", name: "Curier la domiciliu", priceBani: bani });
  });

  it("have codes and ids of their own", () => {
    const options = listDeliveryOptions({ ...request, productsBani: 0 });
    expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
    expect(options.every((option) => isDeliveryCode(option.code))).toBe(true);
    expect(isDeliveryCode("PIGEON")).toBe(false);
  });
});
