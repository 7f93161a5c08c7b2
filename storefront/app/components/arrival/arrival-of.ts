import type { Arrival } from "@curat/contract/arrival.values";
import { DELIVERY_CODE } from "@curat/contract/cart.values";
import { texts } from "./texts.ts";

/** What a way of delivery promises, in words: a parcel comes, what is collected waits. */
export function arrivalOf(code: string | null | undefined, arrival: Arrival): string {
  return code === DELIVERY_CODE.storePickup ? texts.waits(arrival) : texts.arrives(arrival);
}
