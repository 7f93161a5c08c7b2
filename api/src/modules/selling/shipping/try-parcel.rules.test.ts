import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { expect, it } from "vitest";
import { parcelOf } from "./locker-fit.rules.ts";
import { readTariffs } from "./shipping.settings.ts";
import { tryParcel } from "./try-parcel.rules.ts";

const bottle = { widthMm: 200, depthMm: 100, heightMm: 300, weightGrams: 2_300, quantity: 1 };
const request = {
  parcel: parcelOf([bottle]),
  productsBani: 80_00,
  productsVatBani: 0,
  ownDelivery: [],
  vatPercent: 21,
  cashOnDelivery: false,
  countyCode: "TL",
  tariffs: readTariffs(undefined),
  stores: [],
  lockersOf: ["sameday" as const],
  methods: [],
  now: new Date("2026-11-25T10:00:00Z"),
  accounts: [],
};
const storyOf = (code: string, more: Partial<typeof request> = {}) =>
  tryParcel({ ...request, ...more }, "Tulcea").find((way) => way.code === code);

it("a test parcel explains the weight band and the county surcharge", () => {
  expect(storyOf(DELIVERY_CODE.samedayHome)).toMatchObject({
    priceBani: 23_99,
    story: ["Treapta până la 5 kg: 19,99 lei.", "Tulcea: se adaugă 4,00 lei."],
  });
  expect(storyOf(DELIVERY_CODE.samedayHome, { countyCode: "B" })?.story.at(-1)).toBe(
    "Tulcea: se scad 2,00 lei.",
  );
});

it("a test parcel explains the kilograms above the last band, and the price without free delivery", () => {
  const parcel = parcelOf([{ ...bottle, weightGrams: 31_500 }]);
  expect(storyOf(DELIVERY_CODE.fanHome, { parcel, productsBani: 200_01 })).toMatchObject({
    priceBani: 0,
    story: [
      "Ultima treaptă, până la 30 kg: 39,50 lei.",
      "Greutate în plus: 2 kg × 1,20 lei = 2,40 lei.",
      "Tulcea: se adaugă 5,00 lei.",
      "Valoarea produselor depășește 200,00 lei: livrarea este gratuită (altfel ar costa 46,90 lei).",
    ],
  });
});

it.each([
  [
    { parcel: parcelOf([{ ...bottle, heightMm: 500 }]) },
    /Compartimentul unui easybox are 460 × 440 × 380 mm/,
  ],
  [{ cashOnDelivery: true, productsBani: 5_000_01 }, /ramburs cel mult 5\.000,00 lei/],
  [{ lockersOf: [] }, /easybox-urilor nu a fost încă încărcată/],
])("a test parcel explains why a locker is not offered: %#", (more, why) => {
  const way = storyOf(DELIVERY_CODE.samedayEasybox, more);
  expect(way?.priceBani).toBeNull();
  expect(way?.story).toEqual([expect.stringMatching(why)]);
});
