/** What both sides know of the orders that the shop's people work on. */
import { DELIVERY_CODE, type DeliveryCode } from "../cart.values.ts";

import type { Permission } from "./permissions.values.ts";

/**
 * What waits for somebody: to be confirmed, packed, handed to the courier; a courier that made no waybill; an order of which
 * a part has left, or a parcel is back; one that is with the courier, or waits for its buyer, for too many days; one that
 * has to leave today, and one whose promised day is passed or can not be kept any more; one that left without its invoice.
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

/** How orders are delivered, as the list tells them apart: to the door by any courier, or one way of the shop's. */
export const DELIVERY_KINDS = ["COURIER", ...Object.values(DELIVERY_CODE)] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** The deliveries of a kind. */
export function deliveriesOf(kind: DeliveryKind): DeliveryCode[] {
  return kind === "COURIER" ? [DELIVERY_CODE.samedayHome, DELIVERY_CODE.fanHome] : [kind];
}

/** From an order's confirmation to its arrival there is a parcel to name. */
export const AWB_STATUSES = ["confirmed", "preparing", "shipped"] as const;

/** Why no courier is asked for an order's waybill, however often somebody tries. */
export const NEVER_ASKED = {
  pickup: "Comanda se ridică din magazin: nu are nevoie de AWB.",
  noAccount: "Curierul nu este configurat: scrie numărul AWB primit de la el.",
} as const;

/** True for a refusal that another try may change. */
export function mayAskAgain(why: string): boolean {
  return !Object.values(NEVER_ASKED).some((reason) => reason === why);
}

/** What is said where nobody knows whether the courier made a waybill: the last words of such a refusal. */
export const LOOK_FIRST = "Verifică întâi la curier: dacă AWB-ul s-a făcut totuși, scrie numărul lui.";

/** True for a refusal after which a courier is asked again only once somebody has looked there. */
export function needsLook(why: string): boolean {
  return why.endsWith(LOOK_FIRST);
}

/** How many orders one act takes by their ids, and one paper tells of. */
export const MAX_SELECTED = 200;
/** How many orders one act takes by a filter. */
export const MAX_FILTERED = 5_000;

/** What somebody needs who moves an order to a status; every other status needs `orders:move`. */
const NEEDED: Partial<Record<string, Permission>> = {
  preparing: "orders:pack",
  shipped: "orders:pack",
  cancelled: "orders:cancel",
  refused: "orders:cancel",
};

/** The permission without which nobody moves an order to that status. */
export function permissionToMoveTo(status: string): Permission {
  return NEEDED[status] ?? "orders:move";
}

/** What the end of one parcel of several is for a whole order. */
export const ORDER_MOVE_OF_PARCEL = { left: "shipped", delivered: "delivered", returned: "refused" } as const;

/** Each of these allows some moves. */
export const MOVING = [
  "orders:move",
  "orders:pack",
  "orders:cancel",
] as const satisfies readonly Permission[];
