import { grossOf, netOf } from "@curat/contract/vat.values";
import { expect, it } from "vitest";
import { freeDeliveryLeftBani, isDeliveryFree } from "./free-delivery.rules.ts";
import { readTariffs } from "./shipping.settings.ts";

const request = {
  productsBani: 0,
  productsVatBani: 0,
  ownDelivery: [],
  vatPercent: 21,
  parcel: { weightGrams: 1_000 },
  tariffs: readTariffs({ freeFromBani: 250_00 }),
};

it.each([
  [0, false, 25_001],
  [24_999, false, 2],
  [25_000, false, 1],
  [25_001, true, 0],
  [99_999, true, 0],
])(
  "delivery of products for %s bani is free: %s; %s bani are missing for free delivery",
  (productsBani, isFree, left) => {
    expect(isDeliveryFree({ ...request, productsBani })).toBe(isFree);
    expect(freeDeliveryLeftBani({ ...request, productsBani })).toBe(left);
  },
);

it.each([
  { isNet: false, productsBani: 121_00, isFree: true, left: 0 },
  { isNet: false, productsBani: 100_00, isFree: false, left: 1 },
  { isNet: true, productsBani: 121_00, isFree: false, left: 1 },
  { isNet: true, productsBani: 121_01, isFree: true, left: 0 },
])(
  "the lower limit applies: $productsBani bani with an own limit of 100 lei (net: $isNet)",
  ({ isNet, productsBani, isFree, left }) => {
    const productsVatBani = productsBani - netOf(productsBani, 21);
    const own = (freeFromBani: number) => ({ bani: null, freeFromBani, isNet });
    const input = { ...request, productsBani, productsVatBani, ownDelivery: [own(100_00), own(900_00)] };
    expect([isDeliveryFree(input), freeDeliveryLeftBani(input)]).toEqual([isFree, left]);
  },
);

it("grossOf returns a gross price with the given net amount", () => {
  for (const percent of [0, 11, 21]) {
    for (let net = 0; net <= 5_000; net += 7) expect(netOf(grossOf(net, percent), percent)).toBe(net);
  }
  expect([grossOf(10_00, 21), grossOf(20_00, 11), grossOf(0, 21)]).toEqual([12_10, 22_20, 0]);
});
