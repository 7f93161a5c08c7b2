import { type Courier, courierOf, COURIERS } from "@curat/contract/deliveries.values";
import type { DeliveryCode } from "@curat/contract/cart.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { Order } from "../../selling/orders/index.ts";
import { trackingUrl } from "./awb.ts";

export interface TypedWaybill {
  courier: Courier;
  awb: string;
  trackingUrl: string;
  costBani: null;
}
export type TypedAwb =
  | { ok: true; waybill: TypedWaybill }
  | { ok: false; field: "awb" | "courier"; message: string };

/** Parses the number and courier that staff entered. Without a courier, uses the order's. */
export function readTypedAwb(order: Order, typed: { awb: string; courier: string }): TypedAwb {
  const awb = typed.awb.replaceAll(/\s/g, "");
  const courier = typed.courier === "" ? courierOf(codeOf(order)) : findCourier(typed.courier);
  if (!courier) return { ok: false, field: "courier", message: MESSAGES.invalid("Curier") };
  if (!/^[\w-]{4,40}$/.test(awb)) return { ok: false, field: "awb", message: MESSAGES.invalid("AWB") };
  return { ok: true, waybill: { courier, awb, trackingUrl: trackingUrl(courier, awb), costBani: null } };
}

export function codeOf({ deliveryCode }: Pick<Order, "deliveryCode">): DeliveryCode {
  return deliveryCode as DeliveryCode;
}

function findCourier(text: string): Courier | undefined {
  return COURIERS.find((courier) => courier === text.toLowerCase());
}
