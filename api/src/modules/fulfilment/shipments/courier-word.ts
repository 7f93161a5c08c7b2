/** What a courier says of a parcel, kept with it and in its history; the order's lock stands around it. */
import type { Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { COURIER } from "../../selling/orders/index.ts";
import { findByAwb, noteShipmentStatus } from "./shipments.store.ts";

/**
 * Keeps the courier's word on a waybill of the order; the same word again is no change, and one from before what stands, whose answer
 * came late, is not kept.
 */
export async function keepCourierWord(
  tx: Tx,
  { orderId, awb, text, at }: { orderId: number; awb: string; text: string; at: Date },
): Promise<void> {
  const before = await findByAwb(tx, awb);
  if (before?.statusAt && before.statusAt > at) return;
  await noteShipmentStatus(tx, awb, { text, at });
  await recordChange(tx, {
    actor: COURIER,
    subject: { kind: "shipment", id: orderId },
    sentence: `AWB ${awb}: ${text}`,
    before: { awb, status: before?.status ?? "" },
    after: { awb, status: text },
    touched: [],
  });
}
