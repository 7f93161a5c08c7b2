import { expect, it } from "vitest";
import { freeDeliveryLeftBani, isDeliveryFree } from "./free-delivery.rules.ts";

it.each([
  [0, false, 25_001],
  [24_999, false, 2],
  [25_000, false, 1],
  [25_001, true, 0],
  [99_999, true, 0],
])(
  "delivery of products for %s bani is free: %s; %s bani are missing for free delivery",
  (productsBani, isFree, left) => {
    const bound = { freeFromBani: 25_000 };
    expect(isDeliveryFree(productsBani, bound)).toBe(isFree);
    expect(freeDeliveryLeftBani(productsBani, bound)).toBe(left);
  },
);
