/** Ids of the ways of delivery, as the cart offers and orders name them: they stay the same. */
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";

export const DELIVERY_ID = { samedayHome: 1, samedayEasybox: 2, fanHome: 3 } as const;
const PICKUPS_ABOVE = 100;

/** A store's own option: several share one code. */
export function pickupId(storeId: number): number {
  return PICKUPS_ABOVE + storeId;
}

/** The code that an id belongs to, on offer now or not; undefined for one that no delivery has. */
export function deliveryCodeOf(id: number): DeliveryCode | undefined {
  if (id > PICKUPS_ABOVE) return DELIVERY_CODE.storePickup;
  const name = Object.entries(DELIVERY_ID).find(([, known]) => known === id)?.[0];
  return name === undefined ? undefined : DELIVERY_CODE[name as keyof typeof DELIVERY_ID];
}
