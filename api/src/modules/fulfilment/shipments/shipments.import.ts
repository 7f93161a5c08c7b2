import { courierOf } from "@curat/contract/deliveries.values";
import type { Tx } from "../../../db/database.ts";
import { findByRandomId, type OrderImport } from "../../selling/orders/index.ts";
import { trackingUrl } from "../../selling/shipping/index.ts";
import { writeShipment } from "./shipments.store.ts";

/**
 * Stores the waybills of imported orders without contacting couriers. Throws if an order's delivery method
 * has no courier.
 */
export async function importShipments(tx: Tx, orders: readonly OrderImport[]): Promise<void> {
  for (const { awb, ...order } of orders) if (awb !== undefined) await writeImportedShipment(tx, order, awb);
}

async function writeImportedShipment(
  tx: Tx,
  { randomId, delivery, placedAt, story = [] }: OrderImport,
  awb: string,
): Promise<void> {
  const courier = courierOf(delivery.code);
  if (!courier)
    throw new Error(`Orders with delivery ${delivery.code} have no courier and cannot have an AWB.`);
  const record = await findByRandomId(tx, randomId);
  if (!record) throw new Error(`Shipped order ${randomId} does not exist.`);
  const at = story.at(-1)?.at ?? placedAt;
  const orderId = record.order.id;
  await writeShipment(tx, {
    orderId,
    courier,
    awb,
    trackingUrl: trackingUrl(courier, awb),
    costBani: null,
    at,
  });
}
