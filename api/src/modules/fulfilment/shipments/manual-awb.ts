import { type Courier, courierOf, COURIERS } from "@curat/contract/deliveries.values";
import { MESSAGES } from "@curat/contract/messages.values";
import { readOwnCode } from "@curat/contract/own-deliveries.values";
import type { Db } from "../../../db/database.ts";
import type { Order } from "../../selling/orders/index.ts";
import { type AnyDeliveryCode, trackingUrlOf } from "../../selling/shipping/index.ts";
import { trackingUrl } from "../../selling/shipping/index.ts";

export interface TypedWaybill {
  /** A courier with an integration, or the name of the shop's own delivery method. */
  courier: string;
  awb: string;
  trackingUrl: string;
  costBani: null;
}
export type TypedAwb =
  | { ok: true; waybill: TypedWaybill }
  | { ok: false; field: "awb" | "courier"; message: string };

/** Parses the number and courier that staff entered. Without a courier, uses the order's. */
export async function readTypedAwb(
  db: Db,
  order: Order,
  typed: { awb: string; courier: string },
): Promise<TypedAwb> {
  const awb = typed.awb.replaceAll(/\s/g, "");
  const isOwn = typed.courier === "" && readOwnCode(order.deliveryCode)?.kind === "courier";
  const courier = typed.courier === "" ? courierOf(order.deliveryCode) : findCourier(typed.courier);
  if (!courier && !isOwn) return { ok: false, field: "courier", message: MESSAGES.invalid("Curier") };
  if (!/^[\w-]{4,40}$/.test(awb)) return { ok: false, field: "awb", message: MESSAGES.invalid("AWB") };
  const waybill = courier
    ? { courier, trackingUrl: trackingUrl(courier, awb) }
    : {
        courier: order.deliveryName,
        trackingUrl: await trackingUrlOf(db, order.deliveryCode, awb),
      };
  return { ok: true, waybill: { ...waybill, awb, costBani: null } };
}

export function codeOf({ deliveryCode }: Pick<Order, "deliveryCode">): AnyDeliveryCode {
  return deliveryCode as AnyDeliveryCode;
}

function findCourier(text: string): Courier | undefined {
  return COURIERS.find((courier) => courier === text.toLowerCase());
}
