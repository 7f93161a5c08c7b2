/** Free delivery limit. Pure; money is in bani with VAT, of products after discounts. (requirements: C12) */
import type { Tariffs } from "./shipping.settings.ts";

type Bound = Pick<Tariffs, "freeFromBani">;

/** Returns true if the price is above the limit; a price equal to the limit is not enough. */
export function isDeliveryFree(productsBani: number, { freeFromBani }: Bound): boolean {
  return productsBani > freeFromBani;
}

/**
 * Returns the amount missing to free delivery: one ban for a price equal to the limit, 0 if delivery is free.
 */
export function freeDeliveryLeftBani(productsBani: number, { freeFromBani }: Bound): number {
  return Math.max(0, freeFromBani + 1 - productsBani);
}
