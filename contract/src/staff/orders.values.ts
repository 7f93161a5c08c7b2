/** Constants of order processing that the office and the API share. */
import { DELIVERY_CODE, type DeliveryCode } from "../cart.values.ts";

import type { Permission } from "./permissions.values.ts";

/**
 * Work stages of orders: to confirm, pack or hand over; waybill failed; partly shipped or a parcel returned;
 * too long with the courier or awaiting collection; due to leave today; late, or sure to miss the promised
 * day; shipped without an invoice.
 */
export const ORDER_STAGES = [
  "to_confirm",
  "to_pack",
  "to_hand_over",
  "problems",
  "partly_sent",
  "returned_parcels",
  "late_parcels",
  "not_collected",
  "leaves_today",
  "late_promises",
  "not_invoiced",
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Delivery filters of the list: home delivery by any courier, or one delivery option. */
export const DELIVERY_KINDS = ["COURIER", ...Object.values(DELIVERY_CODE)] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Returns the delivery codes of a kind. */
export function deliveriesOf(kind: DeliveryKind): DeliveryCode[] {
  return kind === "COURIER" ? [DELIVERY_CODE.samedayHome, DELIVERY_CODE.fanHome] : [kind];
}

/** Statuses in which an order can have a waybill: from confirmation to delivery. */
export const AWB_STATUSES = ["confirmed", "preparing", "shipped"] as const;

/** Reasons that permanently rule out requesting a waybill. */
export const WAYBILL_UNAVAILABLE = {
  pickup: "Comanda se ridică din magazin: nu are nevoie de AWB.",
  noAccount: "Curierul nu este configurat: scrie numărul AWB primit de la el.",
} as const;

/** Returns whether retrying may help after this refusal. */
export function canRetryWaybill(why: string): boolean {
  return !Object.values(WAYBILL_UNAVAILABLE).some((reason) => reason === why);
}

/** Ends a refusal after which it is unknown whether the courier created a waybill. */
export const CHECK_WITH_COURIER =
  "Verifică mai întâi la curier: dacă AWB-ul a fost totuși creat, scrie numărul lui.";

/** Returns whether staff must check with the courier before a retry. */
export function requiresCourierCheck(why: string): boolean {
  return why.endsWith(CHECK_WITH_COURIER);
}

/** Maximum number of orders by id in one operation or document. */
export const MAX_SELECTED = 200;
/** Maximum number of orders by filter in one operation. */
export const MAX_FILTERED = 5_000;

/** Permissions for moving an order to a status; every other status needs `orders:move`. */
const NEEDED: Partial<Record<string, Permission>> = {
  preparing: "orders:pack",
  shipped: "orders:pack",
  cancelled: "orders:cancel",
  refused: "orders:cancel",
};

/** Returns the permission that moving an order to a status requires. */
export function permissionToMoveTo(status: string): Permission {
  return NEEDED[status] ?? "orders:move";
}

/** Order status that matches the state of its only parcel. */
export const ORDER_MOVE_OF_PARCEL = { left: "shipped", delivered: "delivered", returned: "refused" } as const;

/** Permissions that each allow some moves. */
export const MOVING = [
  "orders:move",
  "orders:pack",
  "orders:cancel",
] as const satisfies readonly Permission[];
