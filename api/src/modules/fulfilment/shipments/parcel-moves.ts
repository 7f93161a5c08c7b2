import type { ApiContext } from "../../../context.ts";
import { type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange } from "../../platform/changes/index.ts";
import {
  canGiveUp,
  cashOfBalanceDue,
  COURIER,
  enqueueParcelMail,
  findOrderRecord,
  isSplit,
  itemsIn,
  lockOrder,
  moveOrder,
  nextStates,
  noteOnOrder,
  type OrderRecord,
  type Parcel,
  parcelState,
  settleAway,
  type StaffResult,
  stillToSend,
} from "../../selling/orders/index.ts";
import { dropWaybill } from "./drop-waybill.ts";
import { itemsText, refuseOtherParcels } from "./parcels.service.ts";
import { deleteParcel, moveAhead, writeEnded, writeLeft } from "./parcels.store.ts";
import { settleParcels } from "./settle-parcels.ts";

type Shop = Pick<ApiContext, "db" | "now">;
export type ParcelResult = StaffResult | { ok: false; error: "unknown" };

const CONFLICT = { ok: false, error: "conflict" } as const;
const UNKNOWN = { ok: false, error: "unknown" } as const;

interface Found {
  record: OrderRecord;
  parcel: Parcel;
}
interface Acting {
  actor: Actor;
  at: Date;
}

/**
 * Moves a parcel to a state; its current state is accepted. Throws StaleVersion (409) if the order's parcels have
 * changed since staff saw them.
 */
export async function moveParcel(
  { db, now }: Shop,
  orderId: number,
  {
    parcelId,
    to,
    expectedVersion,
    actor,
  }: { parcelId: number; to: "left" | "delivered" | "returned"; expectedVersion: number; actor: Actor },
): Promise<ParcelResult> {
  return transaction(db, async (tx): Promise<ParcelResult> => {
    const found = await find(tx, orderId, parcelId);
    if (!found) return UNKNOWN;
    const { record, parcel } = found;
    if (parcelState(parcel, record.order.status) === to) return { ok: true };
    await refuseOtherParcels(tx, orderId, expectedVersion);
    if (!isSplit(record.parcels) || !nextStates(parcel, record.order.status).includes(to)) return CONFLICT;
    const acting = { actor, at: now() };
    await (to === "left" ? leave(tx, found, acting) : endParcel(tx, found, { to, by: actor, ...acting }));
    await settleParcels(tx, orderId, acting);
    return { ok: true };
  });
}

/**
 * Cancels a parcel that has not shipped, or one of several parcels that was returned. Its pieces can then be sent
 * again. A shipped order returns to 'preparing', and its final parcel becomes a partial shipment.
 */
export async function giveUpParcel(
  { db, now }: Shop,
  orderId: number,
  { parcelId, expectedVersion, actor }: { parcelId: number; expectedVersion: number; actor: Actor },
): Promise<ParcelResult> {
  return transaction(db, async (tx): Promise<ParcelResult> => {
    const found = await find(tx, orderId, parcelId);
    if (!found) return UNKNOWN;
    await refuseOtherParcels(tx, orderId, expectedVersion);
    const { record, parcel } = found;
    const { order, parcels } = record;
    if (!canGiveUp(parcel, order.status, isSplit(parcels))) return CONFLICT;
    const isBack = parcel.endedAs === "returned";
    if (order.status === "shipped") await prepareAgain(tx, found, { actor, at: now() });
    else if (parcel.part > 0)
      await dropWaybill(tx, order, { actor, why: "comanda mai are și alte produse de expediat" });
    await deleteParcel(tx, parcel.id);
    await noteChange(tx, found, {
      actor,
      sentence: isBack
        ? `${nameOf(parcel)} al comenzii ${order.number} s-a întors și se trimite din nou.`
        : `S-a renunțat la ${nameOf(parcel).toLowerCase()} al comenzii ${order.number}, AWB ${parcel.awb}.`,
      after: null,
    });
    const { courier, awb } = parcel;
    if (!isBack)
      await enqueue(tx, "cancel_replaced_awb", { orderId, courier, awb }, `cancel-replaced-awb:${awb}`);
    return { ok: true };
  });
}

/**
 * Marks a parcel as delivered or returned, as the courier reports. Ignores later reports. The caller must have locked
 * the order.
 */
export async function endByCourier(
  tx: Tx,
  { orderId, awb }: { orderId: number; awb: string },
  { to, text, at }: { to: "delivered" | "returned"; text: string; at: Date },
): Promise<void> {
  const record = await findOrderRecord(tx, orderId);
  const parcel = record?.parcels.find((one) => one.awb === awb);
  if (!record || !parcel || parcel.endedAs) return;
  await endParcel(tx, { record, parcel }, { to, by: "courier", actor: COURIER, at });
  await settleParcels(tx, orderId, { actor: "courier", at, note: text });
}

async function find(tx: Tx, orderId: number, parcelId: number): Promise<Found | undefined> {
  await lockOrder(tx, orderId);
  const record = await findOrderRecord(tx, orderId);
  const parcel = record?.parcels.find(({ id }) => id === parcelId);
  return record && parcel && { record, parcel };
}

async function leave(tx: Tx, { record, parcel }: Found, { actor, at }: Acting): Promise<void> {
  const { order, lines, parcels } = record;
  const { id: orderId, status } = order;
  const { id, awb } = parcel;
  await writeLeft(tx, id, at);
  await settleAway(tx, order, { at, shipmentId: id });
  const note = `A plecat o parte a comenzii, AWB ${awb}: ${itemsText(itemsIn(parcel, lines, parcels))}.`;
  await noteOnOrder(tx, { orderId, status, actor: "staff", note, at });
  const sentence = `${nameOf(parcel)} al comenzii ${order.number} a fost expediat, AWB ${awb}.`;
  await noteChange(tx, { record, parcel }, { actor, sentence, after: { ...stored(parcel), state: "left" } });
  await enqueueParcelMail(tx, { orderId, awb });
  if (status === "confirmed") await moveOrder(tx, { orderId, to: "preparing", actor, at });
}

async function endParcel(
  tx: Tx,
  { record, parcel }: Found,
  { to, by, actor, at }: Acting & { to: "delivered" | "returned"; by: Actor | "courier" },
): Promise<void> {
  const { id: orderId, number, status } = record.order;
  await writeEnded(tx, parcel.id, { endedAs: to, at });
  await settleAway(tx, record.order, { at, shipmentId: parcel.id });
  const what = to === "delivered" ? "a ajuns" : "s-a întors la magazin";
  const note = `${nameOf(parcel)} ${what}, AWB ${parcel.awb}.`;
  const storyActor = by === "courier" ? "courier" : "staff";
  await noteOnOrder(tx, { orderId, status, actor: storyActor, note, at });
  await noteChange(
    tx,
    { record, parcel },
    {
      actor,
      sentence: `${nameOf(parcel)} al comenzii ${number} ${what}, AWB ${parcel.awb}.`,
      after: { ...stored(parcel), state: to },
    },
  );
}

/**
 * Moves an order back to 'preparing'. Its final parcel becomes a partial shipment, because the returned pieces need a
 * new final parcel.
 */
async function prepareAgain(tx: Tx, { record, parcel }: Found, { actor, at }: Acting): Promise<void> {
  const { order, lines, parcels, shipment: own, events } = record;
  if (own && own.id !== parcel.id)
    await moveAhead(tx, own.id, {
      part: 1 + Math.max(...parcels.map(({ part }) => part)),
      cashBani: cashOfBalanceDue(order, parcels),
      pieces: stillToSend(lines, parcels),
      leftAt: events.findLast(({ status }) => status === "shipped")?.at ?? at,
    });
  const note = `${nameOf(parcel)} s-a întors: produsele din el se trimit din nou.`;
  await moveOrder(tx, { orderId: order.id, to: "preparing", actor, note, at });
}

async function noteChange(
  tx: Tx,
  { record, parcel }: Found,
  { actor, sentence, after }: { actor: Actor; sentence: string; after: object | null },
): Promise<void> {
  const { id, status } = record.order;
  await recordChange(tx, {
    actor,
    subject: { kind: "shipment", id },
    sentence,
    before: { ...stored(parcel), state: parcelState(parcel, status) },
    after,
    touched: [],
  });
}

function stored({ part, courier, awb }: Parcel): object {
  return { part, courier, awb };
}

/** Returns the parcel's name, such as "Coletul 2", or "Ultimul colet" for the final parcel. */
function nameOf({ part }: Parcel): string {
  return part === 0 ? "Ultimul colet" : `Coletul ${part}`;
}
