/** Stable ids of the delivery options in carts and orders. */
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";

export const DELIVERY_ID = { samedayHome: 1, samedayEasybox: 2, fanHome: 3 } as const;
const PICKUPS_ABOVE = 100;

/** Returns the id of a store's pickup option. All stores have the same code. */
export function pickupId(storeId: number): number {
  return PICKUPS_ABOVE + storeId;
}

export function deliveryCodeOf(id: number): DeliveryCode | undefined {
  if (id > PICKUPS_ABOVE) return DELIVERY_CODE.storePickup;
  const name = Object.entries(DELIVERY_ID).find(([, known]) => known === id)?.[0];
  return name === undefined ? undefined : DELIVERY_CODE[name as keyof typeof DELIVERY_ID];
}

/** Returns the id of a delivery option by its code; undefined for pickup, where each store has its own id. */
export function deliveryIdOf(code: string): number | undefined {
  const name = Object.entries(DELIVERY_CODE).find(([, known]) => known === code)?.[0];
  return name === undefined ? undefined : DELIVERY_ID[name as keyof typeof DELIVERY_ID];
}
