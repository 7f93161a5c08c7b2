import { expect, it } from "vitest";
import { packagingByYear, packagingSetting, readPackagingSetting } from "./packaging.rules.ts";

it("packagingByYear adds up packaging by year and material, and counts pieces without packaging data", () => {
  const sold = [
    { year: 2026, packaging: "plastic 45,5", pieces: 10 },
    { year: 2026, packaging: "plastic 10; hârtie-carton 100", pieces: 2 },
    { year: 2026, packaging: "", pieces: 7 },
    { year: 2025, packaging: "sticlă 300", pieces: 1 },
  ];
  const parcels = [{ year: 2026, parcels: 3 }];
  expect(packagingByYear(sold, parcels, "hârtie-carton 250")).toEqual({
    rows: [
      { year: 2025, material: "sticlă", goodsGrams: 300, parcelsGrams: 0 },
      { year: 2026, material: "plastic", goodsGrams: 475, parcelsGrams: 0 },
      { year: 2026, material: "hârtie-carton", goodsGrams: 200, parcelsGrams: 750 },
    ],
    unsaid: [{ year: 2026, pieces: 7 }],
  });
});

it("the packaging setting is normalised if it can be parsed, and ignored otherwise", () => {
  expect(packagingSetting.parse({ parcel: "Carton 250 g" })).toEqual({ parcel: "hârtie-carton 250" });
  expect(packagingSetting.safeParse({ parcel: "mult carton" }).success).toBe(false);
  expect(readPackagingSetting({ parcel: 5 })).toEqual({ parcel: "" });
});
