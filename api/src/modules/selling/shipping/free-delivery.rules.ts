import type { Tariffs } from "./shipping.settings.ts";

type Bound = Pick<Tariffs, "freeFromBani">;

/** A price equal to the limit is not enough. (requirements: C12) */
export function isDeliveryFree(productsBani: number, { freeFromBani }: Bound): boolean {
  return productsBani > freeFromBani;
}

/** Returns the amount missing to free delivery: one ban for a price equal to the limit. */
export function freeDeliveryLeftBani(productsBani: number, { freeFromBani }: Bound): number {
  return Math.max(0, freeFromBani + 1 - productsBani);
}
