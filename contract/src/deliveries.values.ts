/** The couriers and their delivery options. */
import { DELIVERY_CODE, type DeliveryCode, isLockerCode } from "./cart.values.ts";

export const COURIER_NAMES = {
  sameday: "Sameday",
  fan: "FAN Courier",
  cargus: "Cargus",
  dpd: "DPD",
  gls: "GLS",
  packeta: "Packeta",
} as const;
export type Courier = keyof typeof COURIER_NAMES;

// Object.keys() returns string[], but the object has only these keys.
export const COURIERS = Object.keys(COURIER_NAMES) as readonly Courier[];

export type CourierDeliveryCode = Exclude<DeliveryCode, "STORE_PICKUP">;

interface CourierDelivery {
  code: CourierDeliveryCode;
  /** Stored in carts and orders. Ids from 101 on are store pickups. */
  id: number;
  courier: Courier;
  /** Whether the delivery can be offered without a courier account, with waybill numbers that staff enter. */
  isBasic: boolean;
}

export const COURIER_DELIVERIES = [
  { code: DELIVERY_CODE.samedayHome, id: 1, courier: "sameday", isBasic: true },
  { code: DELIVERY_CODE.samedayEasybox, id: 2, courier: "sameday", isBasic: true },
  { code: DELIVERY_CODE.fanHome, id: 3, courier: "fan", isBasic: true },
  { code: DELIVERY_CODE.fanFanbox, id: 4, courier: "fan", isBasic: false },
  { code: DELIVERY_CODE.cargusHome, id: 5, courier: "cargus", isBasic: false },
  { code: DELIVERY_CODE.cargusShipGo, id: 6, courier: "cargus", isBasic: false },
  { code: DELIVERY_CODE.dpdHome, id: 7, courier: "dpd", isBasic: false },
  { code: DELIVERY_CODE.dpdPoint, id: 8, courier: "dpd", isBasic: false },
  { code: DELIVERY_CODE.glsHome, id: 9, courier: "gls", isBasic: false },
  { code: DELIVERY_CODE.glsPoint, id: 10, courier: "gls", isBasic: false },
  { code: DELIVERY_CODE.packetaHome, id: 11, courier: "packeta", isBasic: false },
  { code: DELIVERY_CODE.packetaPoint, id: 12, courier: "packeta", isBasic: false },
] as const satisfies readonly CourierDelivery[];

/** Codes of courier deliveries to the buyer's address. */
export const HOME_CODES: readonly CourierDeliveryCode[] = COURIER_DELIVERIES.map(({ code }) => code).filter(
  (code) => !isLockerCode(code),
);

/** Returns the courier of a delivery option; undefined for pickup from a store. */
export function courierOf(code: string): Courier | undefined {
  return COURIER_DELIVERIES.find((delivery) => delivery.code === code)?.courier;
}
