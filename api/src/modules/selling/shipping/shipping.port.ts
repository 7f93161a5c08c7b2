import type { DeliveryCode } from "@curat/contract/cart.values";
import type { OwnDeliveryCode } from "@curat/contract/own-deliveries.values";
import type { Courier } from "@curat/contract/deliveries.values";
import type { OrderLocker } from "../../../db/tables.ts";
import type { Goods, OwnTerms } from "./free-delivery.rules.ts";
import type { OwnMethod } from "./own-methods/own-methods.rules.ts";
import type { Tariffs } from "./shipping.settings.ts";

/** Pieces of one product. Size and weight are those of one packed piece. */
export interface Piece {
  widthMm: number;
  depthMm: number;
  heightMm: number;
  weightGrams: number;
  quantity: number;
}

export interface Parcel {
  weightGrams: number;
  pieces: readonly Piece[];
}

export interface PickupStore {
  id: number;
  name: string;
  address: string;
  city: string;
}

export interface DeliveryRequest extends Goods, OwnTerms {
  parcel: Parcel;
  cashOnDelivery: boolean;
  /** ISO 3166-2 without RO-; undefined while the destination is unknown. */
  countyCode: string | undefined;
  /** Locality of the destination; undefined while it is unknown, null for any locality of the county. */
  city?: string | null | undefined;
  now: Date;
  tariffs: Tariffs;
  methods: readonly OwnMethod[];
  stores: readonly PickupStore[];
  /** Couriers that have open pickup points in the database. */
  lockersOf: readonly Courier[];
  /** Couriers with which the shop has an account. */
  accounts: readonly Courier[];
}

/** Code of a courier or store delivery, or of one of the shop's own methods. */
export type AnyDeliveryCode = DeliveryCode | OwnDeliveryCode;

export type DeliveryOption = { id: number; name: string; priceBani: number } & (
  | { code: DeliveryCode; method?: undefined }
  | { code: OwnDeliveryCode; method: OwnMethod }
);

/** Why no locker can be chosen although lockers exist. */
export type LockerRefusal = "too-large" | "too-much-cash";

export const LABEL_FORMATS = ["A4", "A6"] as const;
export type LabelFormat = (typeof LABEL_FORMATS)[number];

export interface AwbRequest {
  deliveryCode: AnyDeliveryCode;
  orderNumber: number;
  recipient: { name: string; phone: string; email: string; company: string | null };
  address: { county: string; city: string; street: string; postcode: string };
  /** The chosen locker; null unless the delivery is to a locker. */
  locker: OrderLocker | null;
  parcel: Parcel;
  /** Cash to collect; 0 for an order that is already paid. */
  cashOnDeliveryBani: number;
  observation: string;
  /**
   * The shop's name for this request, at most 30 letters. Couriers with a search can find a lost waybill by this
   * name.
   */
  reference?: string;
  /** Total value of the order, for couriers that insure parcels. */
  valueBani?: number;
  /** Format in which the shop prints this courier's labels. */
  labelFormat: LabelFormat;
}

export interface Awb {
  awb: string;
  costBani: number | null;
  /** Set for couriers that return ids or labels only once, and for waybills found by a search. */
  document?: WaybillDocument;
}

/** Data that a courier returns only when it creates a waybill, so the shop must store it. */
export interface WaybillDocument {
  /** The courier's own ids of the parcels, which may differ from the waybill number. */
  courierId: string;
  /** Null if the label was lost with its response. */
  label: Uint8Array<ArrayBuffer> | null;
}

export interface ParcelStatus {
  text: string;
  /** Time of the status; null if the courier gives none. */
  at: Date | null;
  state: "underway" | "delivered" | "returned" | "cancelled";
}

export interface CourierError {
  kind: "unreachable" | "refused";
  /** Set if the courier responded, but the response to this request is unusable. */
  hasAnswered?: true;
  /** In Romanian, with the courier's own message if there is one. */
  message: string;
}
export type CourierResult<T> = { ok: true; value: T } | ({ ok: false } & CourierError);

/** A parcel locker or another pickup point. */
export interface CourierPoint {
  id: string;
  name: string;
  county: string;
  city: string;
  address: string;
  postcode: string;
  lat: number;
  lng: number;
  schedule: string;
  takesCashOnDelivery: boolean;
}

/** Goods that a buyer sends back to the shop, in one box. */
export interface ReturnRequest {
  /** The shop's name for this request, at most 30 letters. */
  reference: string;
  buyer: { name: string; phone: string; email: string };
  /** Address where the courier collects the box. */
  address: { county: string; city: string; street: string; postcode: string };
  shop: { name: string; phone: string };
  weightGrams: number;
  valueBani: number;
}

export interface ReturnAwb {
  awb: string;
  costBani: number | null;
  /** Code with which buyers hand in the box; empty if the courier collects it. */
  code: string;
}

/** How a courier brings returns back. */
export interface ReturnService {
  /** pickup: the courier collects the box. code: buyers hand it in at a pickup point with a code. */
  kind: "pickup" | "code";
  create(request: ReturnRequest): Promise<CourierResult<ReturnAwb>>;
  /** Returns the price in bani. Absent for couriers without such an API. */
  estimate?(request: ReturnRequest): Promise<CourierResult<number>>;
}

/** A courier's visit to the shop. Hours are Romanian time, such as "09:00". */
export interface PickupRequest {
  day: string;
  from: string;
  to: string;
  parcels: number;
  weightKg: number;
  awb: string;
}

export interface CourierPort {
  logIn(): Promise<CourierResult<undefined>>;
  createAwb(request: AwbRequest): Promise<CourierResult<Awb>>;
  /**
   * Returns the waybill of a request whose response was lost; undefined if there is none. Absent for couriers that
   * cannot search by the shop's reference.
   */
  findAwb?(request: AwbRequest): Promise<CourierResult<Awb | undefined>>;
  status(awb: string): Promise<CourierResult<ParcelStatus>>;
  /** Reads several statuses with one call. Absent for couriers that report one parcel per call. */
  statuses?: {
    perCall: number;
    /** Omits parcels that the courier does not know or whose status is unreadable. */
    read(awbs: readonly string[]): Promise<CourierResult<ReadonlyMap<string, ParcelStatus>>>;
  };
  /** Returns the waybills whose status changed. Absent for couriers without such a list. */
  changedBetween?(from: Date, to: Date): Promise<CourierResult<readonly string[]>>;
  /** `courierId` is that of the waybill's document. */
  cancelAwb(awb: string, courierId?: string): Promise<CourierResult<undefined>>;
  label(awb: string, format: LabelFormat): Promise<CourierResult<Uint8Array<ArrayBuffer>>>;
  /** Returns all open pickup points. Absent for couriers without any. */
  points?(): Promise<CourierResult<CourierPoint[]>>;
  /** Orders a visit to the shop. Absent for couriers that come only by contract. */
  callToShop?(request: PickupRequest): Promise<CourierResult<undefined>>;
  /** Absent for couriers whose documentation does not describe returns. */
  returns?: ReturnService;
  /** Returns the courier's price of a parcel in bani. Absent for couriers without such an API. */
  estimate?(request: AwbRequest): Promise<CourierResult<number>>;
}
