/** Asking couriers how far parcels are: what is delivered or comes back moves its order. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { isSplit, loadParcels, lockOrder, moveOrder } from "../../selling/orders/index.ts";
import { type Courier, COURIERS, type ParcelStatus } from "../../selling/shipping/index.ts";
import { pollShipment } from "./awb.ts";
import { bulkAwbTasks } from "./bulk-awbs.ts";
import { cancelAwbTasks } from "./cancel-awb.tasks.ts";
import { keepCourierWord } from "./courier-word.ts";
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

/** Asks about every parcel that is on its way, courier by courier. */
export async function pollShipments(context: ApiContext): Promise<void> {
  for (const courier of COURIERS) await pollCourier(context, courier);
}

/** So many questions in a row without any answer are a courier that is not there. */
const UNANSWERED = 3;

/**
 * One parcel after the other; one of which nothing can be learned keeps nobody from asking about the next. A courier that
 * does not answer is left alone until the next run.
 */
async function pollCourier(context: ApiContext, courier: Courier): Promise<void> {
  let unanswered = 0;
  for (const shipment of await listUnderway(context.db, courier)) {
    const reported = await pollShipment(context, courier, shipment.awb);
    if (!reported) return;
    if (reported.ok) await takeOver(context, shipment, reported.value);
    else {
      const { message: error } = reported;
      context.log({ level: "warn", message: "A parcel's status was not told.", awb: shipment.awb, error });
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
    // Staff gave another waybill while the courier was asked: this one carries the order no more.
    if ((await findByAwb(tx, awb))?.orderId !== orderId) return;
    // Where somebody has moved the order meanwhile, their word stands.
    if (isSplit(await loadParcels(tx, [orderId]))) {
      if (state === "delivered" || state === "returned")
        await endByCourier(tx, { orderId, awb }, { to: state, text, at });
    } else if (to) await moveOrder(tx, { orderId, to, actor: "courier", note: text, at });
    // One without a time, such as that it waits for the courier, is no newer than the number is.
    await keepCourierWord(tx, { orderId, awb, text, at: received ? at : createdAt });
  });
}
