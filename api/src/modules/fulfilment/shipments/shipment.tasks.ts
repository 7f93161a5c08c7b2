import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { isSplit, loadParcels, lockOrder, moveOrder } from "../../selling/orders/index.ts";
import { courierPort, type CourierResult, type ParcelStatus } from "../../selling/shipping/index.ts";
import { bulkAwbTasks } from "./bulk-awbs.ts";
import { cancelAwbTasks } from "./cancel-awb.tasks.ts";
import { saveTrackingStatus } from "./tracking-status.ts";
import { endByCourier } from "./parcel-moves.ts";
import { movedBy } from "./shipments.rules.ts";
import { nextPoll, unreadPeriods } from "./polling.rules.ts";
import { isUnanswered, readStatuses } from "./read-statuses.ts";
import { deleteOldPolls, findSync, writePoll, writeSync } from "./polls.store.ts";
import { findByAwb, listDue, type ShipmentUnderway } from "./shipments.store.ts";

export function shipmentTasks(context: ApiContext): TaskList {
  return {
    poll_shipments: () => pollShipments(context),
    ...cancelAwbTasks(context),
    ...bulkAwbTasks(context),
  };
}

/** Polls due parcels in transit. Delivered and returned parcels change their order's status. */
export async function pollShipments(context: ApiContext): Promise<void> {
  for (const courier of COURIERS) {
    await readChanges(context, courier);
    await pollCourier(context, courier);
  }
  await deleteOldPolls(context.db, new Date(context.now().getTime() - RETENTION_MS));
}

const RETENTION_MS = 14 * 86_400_000;

/**
 * Makes parcels due that their courier lists as changed. If the list is unavailable, parcels are polled on schedule.
 */
async function readChanges(context: ApiContext, courier: Courier): Promise<void> {
  const { db, now } = context;
  const port = courierPort(context, courier);
  if (!port?.changedBetween) return;
  for (const { from, to } of unreadPeriods(await findSync(db, courier), now())) {
    const listed = await port.changedBetween(from, to);
    if (!listed.ok) {
      const message = "A courier's list of changed parcels could not be read.";
      return context.log({ level: "warn", message, courier, error: listed.message });
    }
    await transaction(db, (tx) => writeSync(tx, courier, { to, changed: listed.value }));
  }
}

async function pollCourier(context: ApiContext, courier: Courier): Promise<void> {
  const port = courierPort(context, courier);
  if (!port) return;
  const due = await listDue(context.db, courier, context.now());
  await readStatuses(port, due, (shipment, reported) =>
    takeReport(context, { ...shipment, courier }, reported),
  );
}

async function takeReport(
  context: ApiContext,
  shipment: ShipmentUnderway & { courier: Courier },
  reported: CourierResult<ParcelStatus>,
): Promise<void> {
  const { db, now } = context;
  const { courier, awb, createdAt } = shipment;
  if (reported.ok) await takeOver(context, shipment, reported.value);
  else {
    const message = "A parcel's status could not be read.";
    context.log({ level: "warn", message, awb, error: reported.message });
  }
  // Without a response, the parcel stays due, so the next run polls it again.
  if (isUnanswered(reported)) return;
  const at = now();
  const failures = reported.ok ? 0 : Math.min(shipment.failures + 1, MAX_FAILURES);
  const changedAt = (reported.ok ? reported.value.at : shipment.statusAt) ?? createdAt;
  await writePoll(db, { courier, awb, at, failures, nextAt: nextPoll({ changedAt, failures }, at) });
}

const MAX_FAILURES = 100;

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
