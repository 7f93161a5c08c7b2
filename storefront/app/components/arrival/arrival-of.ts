import type { Arrival } from "@curat/contract/arrival.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { texts } from "./texts.ts";

/** Returns the promised arrival, or the pickup day, as text. */
export function arrivalOf(code: string | null | undefined, arrival: Arrival): string {
  return code === DELIVERY_CODE.storePickup ? texts.waits(arrival) : texts.arrives(arrival);
}
