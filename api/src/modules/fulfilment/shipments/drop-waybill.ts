import type { Tx } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import type { Order } from "../../selling/orders/index.ts";
import { deleteShipment, findWaybill } from "./shipments.store.ts";

const AMENDED = "comanda s-a modificat";

/** Deletes an order's waybill and enqueues its cancellation. The caller must have locked the order. */
export async function dropWaybill(
  tx: Tx,
  { id: orderId, number }: Pick<Order, "id" | "number">,
  { actor, why = AMENDED }: { actor: Actor; why?: string },
): Promise<void> {
  const waybill = await findWaybill(tx, orderId);
  if (!waybill) return;
  const { courier, awb } = waybill;
  await deleteShipment(tx, orderId);
  await recordChange(tx, {
    actor,
    subject: { kind: "shipment", id: orderId },
    sentence: `AWB-ul ${awb} al comenzii ${number} nu mai este valabil: ${why}.`,
    before: { courier, awb },
    after: null,
    touched: [],
  });
  // Numbers entered by staff are cancelled too, because their parcels have the former address.
  await enqueue(tx, "cancel_replaced_awb", { orderId, courier, awb }, `cancel-replaced-awb:${awb}`);
}
