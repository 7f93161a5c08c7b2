/** What a way of delivery offers for a parcel, and what a courier does with one. */
import type { DeliveryCode } from "@curat/contract/cart.values";
import type { OrderLocker } from "../../../db/tables.ts";
import type { Tariffs } from "./shipping.settings.ts";

/** So many pieces of one product, packed as it is sold. */
export interface Piece {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  /** Of one piece. */
  weightGrams: number;
  quantity: number;
}

export interface Parcel {
  weightGrams: number;
  pieces: readonly Piece[];
}

/** A store where orders can be collected. */
export interface PickupStore {
  id: number;
  name: string;
  address: string;
  city: string;
}

export interface DeliveryRequest {
  parcel: Parcel;
  /** What the products cost after discounts. */
  productsBani: number;
  /** The buyer wishes to pay when the parcel is handed over. */
  cashOnDelivery: boolean;
  /** ISO 3166-2 without RO-; undefined while the buyer has not said where to. */
  countyCode: string | undefined;
  tariffs: Tariffs;
  stores: readonly PickupStore[];
  /** Without any parcel machine to choose from none is offered. */
  hasLockers: boolean;
}

export interface DeliveryOption {
  id: number;
  code: DeliveryCode;
  name: string;
  priceBani: number;
}

/** Why no parcel machine can be chosen although there are some. */
export type LockerRefusal = "too-large" | "too-much-cash";

/** Offers for a request, none where it does not deliver; prices before free delivery. One provider a file. */
export type DeliveryProvider = (request: DeliveryRequest) => DeliveryOption[];

export const COURIERS = ["sameday", "fan"] as const;
export type Courier = (typeof COURIERS)[number];

/** A parcel to be carried: what the courier has to know of an order. */
export interface AwbRequest {
  deliveryCode: DeliveryCode;
  orderNumber: number;
  recipient: { name: string; phone: string; email: string; company: string | null };
  address: { county: string; city: string; street: string; postcode: string };
  /** Only for SAMEDAY_EASYBOX. */
  locker: OrderLocker | null;
  parcel: Parcel;
  /** 0 for an order that is paid already. */
  cashOnDeliveryBani: number;
  observation: string;
}

export interface Awb {
  awb: string;
  costBani: number | null;
}

/** Where a parcel is, in the courier's words and in what matters to an order. */
export interface ParcelStatus {
  text: string;
  /** Null where the courier tells no time. */
  at: Date | null;
  state: "underway" | "delivered" | "returned" | "cancelled";
}

/** What a courier could not do: it was not reached, or it refused and says why. */
export interface CourierError {
  kind: "unreachable" | "refused";
  /** It was reached, and what it answered to this very question is of no use. */
  hasAnswered?: true;
  /** Romanian; tells the courier's own words where there are any. */
  message: string;
}
export type CourierResult<T> = { ok: true; value: T } | ({ ok: false } & CourierError);

/** A courier with an account of ours. */
export interface CourierPort {
  /** Asks only to be let in. */
  logIn(): Promise<CourierResult<undefined>>;
  createAwb(request: AwbRequest): Promise<CourierResult<Awb>>;
  status(awb: string): Promise<CourierResult<ParcelStatus>>;
  /** Gives a waybill up; refused once the parcel was picked up. */
  cancelAwb(awb: string): Promise<CourierResult<undefined>>;
  /** What is stuck on the parcel, as a PDF. */
  label(awb: string): Promise<CourierResult<Uint8Array<ArrayBuffer>>>;
}
