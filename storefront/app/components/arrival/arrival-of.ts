import type { Arrival } from "@curat/contract/arrival.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { texts } from "./texts.ts";

/** Returns the promised day as text: when a parcel arrives, or from when an order can be picked up. */
export function arrivalOf(code: string | null | undefined, arrival: Arrival): string {
  return code === DELIVERY_CODE.storePickup ? texts.waits(arrival) : texts.arrives(arrival);
}
