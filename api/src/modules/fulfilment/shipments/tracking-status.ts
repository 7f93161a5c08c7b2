import type { Tx } from "../../../db/database.ts";
import { recordChange } from "../../platform/changes/index.ts";
import { COURIER } from "../../selling/orders/index.ts";
import { findByAwb, noteShipmentStatus } from "./shipments.store.ts";

/** Stores a parcel's tracking status unless a newer one is stored. The caller must have locked the order. */
export async function saveTrackingStatus(
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
