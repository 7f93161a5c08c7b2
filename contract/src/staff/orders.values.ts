import { DELIVERY_CODE, type DeliveryCode } from "../cart.values.ts";
import { HOME_CODES } from "../deliveries.values.ts";

import type { Permission } from "./permissions.values.ts";

/** Where an order was placed. Orders of the shop's staff are `online`. */
export const ORDER_CHANNELS = ["online", "seap", "emag"] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

/** problems: the waybill failed. late_promises: late, or certain to miss the promised day. */
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

/** COURIER: home delivery by any courier. OWN: any of the shop's own methods. Otherwise a single delivery option. */
export const DELIVERY_KINDS = ["COURIER", ...Object.values(DELIVERY_CODE), "OWN"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/** Returns the delivery codes that a delivery filter includes. Each own method has its own code (`readOwnCode`). */
export function deliveriesOf(kind: Exclude<DeliveryKind, "OWN">): DeliveryCode[] {
  return kind === "COURIER" ? [...HOME_CODES] : [kind];
}

/** Statuses in which a waybill can be requested: from confirmation until shipping. */
export const AWB_STATUSES = ["confirmed", "preparing", "shipped"] as const;

export const WAYBILL_UNAVAILABLE = {
  pickup: "Comanda se ridică din magazin, deci nu se creează AWB.",
  ownVan: "Comanda se livrează cu mașina magazinului, deci nu are AWB.",
  ownCourier: "Pentru această metodă de livrare, scrie AWB-ul primit de la curier.",
  noAccount: "Curierul nu este configurat: scrie numărul AWB primit de la el.",
} as const;

/** Returns whether requesting the waybill again may succeed after this refusal. */
export function canRetryWaybill(why: string): boolean {
  return !Object.values(WAYBILL_UNAVAILABLE).some((reason) => reason === why);
}

/** Last sentence of a refusal after which it is unknown whether the courier created a waybill. */
export const CHECK_WITH_COURIER =
  "Verifică mai întâi la curier: dacă AWB-ul a fost totuși creat, scrie numărul lui.";

/** Returns whether staff must check with the courier before requesting the waybill again. */
export function requiresCourierCheck(why: string): boolean {
  return why.endsWith(CHECK_WITH_COURIER);
}

export const MAX_SELECTED = 200;
export const MAX_FILTERED = 5_000;

/** Statuses that are not listed need `orders:move`. */
const NEEDED: Partial<Record<string, Permission>> = {
  preparing: "orders:pack",
  shipped: "orders:pack",
  cancelled: "orders:cancel",
  refused: "orders:cancel",
};

/** Returns the permission needed to move an order to a status. */
export function permissionToMoveTo(status: string): Permission {
  return NEEDED[status] ?? "orders:move";
}

/** New status of a single-parcel order, keyed by the parcel's new state. */
export const ORDER_MOVE_OF_PARCEL = { left: "shipped", delivered: "delivered", returned: "refused" } as const;

/** Permissions that each allow moving an order to at least one status. */
export const ORDER_MOVE_PERMISSIONS = [
  "orders:move",
  "orders:pack",
  "orders:cancel",
] as const satisfies readonly Permission[];
