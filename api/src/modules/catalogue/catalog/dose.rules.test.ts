import { toLei } from "@curat/contract/lei.values";
import { describe, expect, it } from "vitest";
import { bucketSharesOf, doseOf, rangeOf, type Sized } from "./dose.rules.ts";

const DILUTION = { mlFrom: 30, mlTo: 80, waterLitres: 8 };

function sized(id: number, litres: number, lei: number, changes: Partial<Sized> = {}): Sized {
  return {
    id,
    url: `/flor-${id}`,
    values: { Volum: `${litres} l`, Parfum: "Lavandă" },
    is_buyable: true,
    price: toLei(Math.round(lei * 100)),
    dilution: DILUTION,
    net_amount: litres,
    net_unit: "l",
    ...changes,
  };
}

describe("doseOf and bucketSharesOf", () => {
  it("bucketSharesOf returns shares only for diluted products sold by the litre", () => {
    const known = { dilution: DILUTION, net_amount: 1, net_unit: "l" };
    expect(rangeOf(14_90, bucketSharesOf(known) ?? [0, 0])).toEqual({ from: 0.45, to: 1.19 });
    for (const other of [{ dilution: null }, { net_unit: "kg" }, { net_amount: null, net_unit: null }])
      expect(bucketSharesOf({ ...known, ...other })).toBeUndefined();
  });

  it("doseOf lists each size once, in ascending order, with the most similar product of that size", () => {
    const me = sized(2, 5, 52.9);
    const lemon = { Volum: "1 l", Parfum: "Lămâie" };
    const family = [sized(3, 10, 96.9), me, sized(1, 1, 15.9, { values: lemon }), sized(4, 1, 14.9)];
    const reported = doseOf(me, family);
    expect(reported?.sizes.map(({ productID, litres, bucket }) => [productID, litres, bucket.from])).toEqual([
      [4, 1, 0.45],
      [2, 5, 0.32],
      [3, 10, 0.29],
    ]);
    expect(reported).toMatchObject({ ml_from: 30, ml_to: 80, water_l: 8, bucket: { from: 0.32, to: 0.85 } });
  });

  it("doseOf returns undefined for an undiluted product, even if its family has diluted products", () => {
    expect(doseOf(sized(1, 1, 9, { dilution: null }), [sized(2, 5, 40)])).toBeUndefined();
  });
});
