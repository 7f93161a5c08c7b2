/** From what on delivery costs nothing: pure, bani with VAT, of products after discounts. (requirements: C12) */
import type { Tariffs } from "./shipping.settings.ts";

type Bound = Pick<Tariffs, "freeFromBani">;

/** Free above the bound, not at it. */
export function isDeliveryFree(productsBani: number, { freeFromBani }: Bound): boolean {
  return productsBani > freeFromBani;
}

/** What is missing to free delivery: at the bound itself one ban; 0 where it is free. */
export function freeDeliveryLeftBani(productsBani: number, { freeFromBani }: Bound): number {
  return Math.max(0, freeFromBani + 1 - productsBani);
}
