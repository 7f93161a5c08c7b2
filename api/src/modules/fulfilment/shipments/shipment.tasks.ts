import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { isSplit, loadParcels, lockOrder, moveOrder } from "../../selling/orders/index.ts";
import { type ParcelStatus } from "../../selling/shipping/index.ts";
import { pollShipment } from "./awb.ts";
import { bulkAwbTasks } from "./bulk-awbs.ts";
import { cancelAwbTasks } from "./cancel-awb.tasks.ts";
import { saveTrackingStatus } from "./tracking-status.ts";
import { endByCourier } from "./parcel-moves.ts";
import { movedBy } from "./shipments.rules.ts";
import { findByAwb, listUnderway, type ShipmentUnderway } from "./shipments.store.ts";

export function shipmentTasks(context: ApiContext): TaskList {
  return {
    poll_shipments: () => pollShipments(context),
    ...cancelAwbTasks(context),
    ...bulkAwbTasks(context),
  };
}

/** Polls every parcel in transit. Delivered and returned parcels change their orders' status. */
export async function pollShipments(context: ApiContext): Promise<void> {
  for (const courier of COURIERS) await pollCourier(context, courier);
}

/** A courier counts as unavailable after this many consecutive requests without a response. */
const UNANSWERED = 3;

/** Polls a courier's parcels and continues after failures. Skips an unavailable courier until the next run. */
async function pollCourier(context: ApiContext, courier: Courier): Promise<void> {
  let unanswered = 0;
  for (const shipment of await listUnderway(context.db, courier)) {
    const reported = await pollShipment(context, courier, shipment.awb);
    if (!reported) return;
    if (reported.ok) await takeOver(context, shipment, reported.value);
    else {
      const { message: error } = reported;
      context.log({
        level: "warn",
        message: "A parcel's status could not be read.",
        awb: shipment.awb,
        error,
      });
    }
    const isAnswered = reported.ok || reported.kind === "refused" || reported.hasAnswered;
    unanswered = isAnswered ? 0 : unanswered + 1;
    if (unanswered === UNANSWERED) return;
  }
}

async function takeOver(
  { db, now }: ApiContext,
  { orderId, awb, createdAt }: ShipmentUnderway,
  { text, at: received, state }: ParcelStatus,
): Promise<void> {
  const to = movedBy(state);
  const at = new Date(Math.min(received?.getTime() ?? Infinity, now().getTime()));
  await transaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    // Ignores the status if staff have entered another waybill in the meantime.
    if ((await findByAwb(tx, awb))?.orderId !== orderId) return;
    // Neither call overrides a state that staff have set in the meantime.
    if (isSplit(await loadParcels(tx, [orderId]))) {
      if (state === "delivered" || state === "returned")
        await endByCourier(tx, { orderId, awb }, { to: state, text, at });
    } else if (to) await moveOrder(tx, { orderId, to, actor: "courier", note: text, at });
    // A status without a time, such as one before pickup, gets the waybill's creation time.
    await saveTrackingStatus(tx, { orderId, awb, text, at: received ? at : createdAt });
  });
}
