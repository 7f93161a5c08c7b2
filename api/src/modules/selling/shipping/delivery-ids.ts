/** Stable ids of the delivery options in carts and orders. */
import { DELIVERY_CODE, type DeliveryCode } from "@curat/contract/cart.values";
import { COURIER_DELIVERIES } from "@curat/contract/deliveries.values";
import { ownOptionId, readOwnCode } from "@curat/contract/own-deliveries.values";

const PICKUPS_ABOVE = 100;

/** Returns the id of a store's pickup option. All stores have the same code. */
export function pickupId(storeId: number): number {
  return PICKUPS_ABOVE + storeId;
}

/** Returns the code of a courier's or store's delivery option; undefined for an unknown id. */
export function specifiedCodeOf(id: number): DeliveryCode | undefined {
  if (id > PICKUPS_ABOVE) return DELIVERY_CODE.storePickup;
  return COURIER_DELIVERIES.find((delivery) => delivery.id === id)?.code;
}

/** Returns the id of a delivery option by its code; undefined for pickup, where each store has its own id. */
export function deliveryIdOf(code: string): number | undefined {
  const own = readOwnCode(code);
  if (own) return ownOptionId(own.id);
  return COURIER_DELIVERIES.find((delivery) => delivery.code === code)?.id;
}
