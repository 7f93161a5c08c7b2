/** What a way of delivery offers for a parcel; one provider a file, joined in shipping.rules.ts. */
import type { DeliveryCode } from "@curat/contract/cart.values";
import type { Tariffs } from "./tariffs.ts";

export interface DeliveryRequest {
  weightGrams: number;
  /** ISO 3166-2 without RO-; undefined while the buyer has not said where to. */
  countyCode: string | undefined;
  tariffs: Tariffs;
}

export interface DeliveryOption {
  id: number;
  code: DeliveryCode;
  name: string;
  priceBani: number;
}

/** Offers for a request, none where it does not deliver; prices before free delivery. */
export type DeliveryProvider = (request: DeliveryRequest) => DeliveryOption[];
