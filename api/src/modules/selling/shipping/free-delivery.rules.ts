import type { Tariffs } from "./shipping.settings.ts";

type Bound = Pick<Tariffs, "freeFromBani">;

/** Returns whether delivery is free, which requires a value above the limit. (requirements: C12) */
export function isDeliveryFree(productsBani: number, { freeFromBani }: Bound): boolean {
  return productsBani > freeFromBani;
}

/** Returns the amount missing for free delivery, which is one ban for a value equal to the limit. */
export function freeDeliveryLeftBani(productsBani: number, { freeFromBani }: Bound): number {
  return Math.max(0, freeFromBani + 1 - productsBani);
}
