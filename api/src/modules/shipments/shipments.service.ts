/** Giving an order its waybill: the number that staff has, or a new one of the courier. */
import type { ApiContext } from "../../context.ts";
import { type Tx, transaction } from "../../db/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale } from "../changes/index.ts";
import {
  cashOfRest,
  findOrder,
  isSplit,
  loadParcels,
  lockOrder,
  type Order,
  type StaffResult,
  stillToSend,
} from "../orders/index.ts";
import { createAwb, LOOK_FIRST } from "./awb.ts";
import { type Load, requestOf } from "./awb-request.ts";
import { findTry, forgetTry, writeTry } from "./awb-tries.store.ts";
import { awbRefusal, takesAwb } from "./shipments.rules.ts";
import {
  findShipment,
  findTakenAwb,
  findWaybill,
  type NewShipment,
  type Waybill,
  writeShipment,
} from "./shipments.store.ts";
import { readTypedAwb } from "./typed-awb.ts";

/**
 * Keeps the number given, in place of an earlier one; without one asks the courier, unless a number stands already.
 * The order stays locked while the courier answers, so that two clicks never make two parcels. Throws StaleVersion (409)
 * where another waybill was seen.
 */
export async function registerAwb(
  context: ApiContext,
  orderId: number,
  asked: { awb: string; courier: string; seen: number | undefined; actor: Actor },
): Promise<StaffResult> {
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (!takesAwb(order)) return { ok: false, error: "conflict" };
    const standing = async () => (await findWaybill(tx, orderId)) ?? {};
    await refuseStale(tx, { kind: "shipment", id: orderId }, { seen: asked.seen, standing });
    return asked.awb === ""
      ? askCourier(context, tx, { order, ...asked })
      : keepAwb(context, tx, { order, ...asked });
  });
}

/**
 * Asks the courier for a waybill with nobody at hand who could look what became of an earlier try: where that is not
 * known it is refused, unless somebody `isChecked` it. The same job run twice makes one waybill: that it asks stands
 * written before it does, whatever becomes of its process.
 */
export async function requestAwb(
  context: ApiContext,
  orderId: number,
  { actor, isChecked }: { actor: Actor; isChecked: boolean },
): Promise<StaffResult> {
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (await findShipment(tx, order.id)) return { ok: true };
    if (!takesAwb(order)) return { ok: false, error: "conflict" };
    const earlier = await findTry(tx, orderId);
    if (earlier?.state === "unsure" && !isChecked) return refused("awb", earlier.why);
    // Beside this transaction, which may never end.
    await writeTry(context.db, { orderId, state: "unsure", why: LOST, at: context.now() });
    return askCourier(context, tx, { order, actor });
  });
}
const LOST = `Cererea către curier s-a întrerupt. ${LOOK_FIRST}`;

async function keepAwb(
  { now }: ApiContext,
  tx: Tx,
  { order, actor, ...given }: Asked & { awb: string; courier: string },
): Promise<StaffResult> {
  const typed = readTypedAwb(order, given);
  if (!typed.ok) return refused(typed.field, typed.message);
  if ((await loadRest(tx, order)) === undefined) return refused("awb", ALL_AHEAD);
  return keepShipment(tx, { ...typed.waybill, at: now() }, { order, actor });
}

async function askCourier(context: ApiContext, tx: Tx, { order, actor }: Asked): Promise<StaffResult> {
  if (await findShipment(tx, order.id)) return { ok: true };
  const rest = await loadRest(tx, order);
  if (rest === undefined) {
    await forgetTry(tx, order.id);
    return refused("awb", ALL_AHEAD);
  }
  const created = await createAwb(context, await requestOf(tx, order, rest));
  if (!created.ok) {
    const state = created.isUnsure ? "unsure" : "refused";
    await writeTry(tx, { orderId: order.id, state, why: created.message, at: context.now() });
    return refused("awb", created.message);
  }
  return keepShipment(tx, { ...created, at: context.now() }, { order, actor });
}

interface Asked {
  order: Order;
  actor: Actor;
}

async function keepShipment(
  tx: Tx,
  shipment: Omit<NewShipment, "orderId">,
  { order: { id: orderId, number }, actor }: Asked,
): Promise<StaffResult> {
  const { courier, awb } = shipment;
  const foreign = awbRefusal(await findTakenAwb(tx, awb), { orderId, part: 0 });
  if (foreign) return refused("awb", foreign);
  const before = await findWaybill(tx, orderId);
  await writeShipment(tx, { ...shipment, orderId });
  await forgetTry(tx, orderId);
  await giveUpReplaced(tx, orderId, { before, awb });
  await recordChange(tx, {
    actor,
    subject: { kind: "shipment", id: orderId },
    sentence: `AWB-ul comenzii ${number}: ${courier} ${awb}.`,
    before: before ? { courier: before.courier, awb: before.awb } : null,
    after: { courier, awb },
    touched: [],
  });
  return { ok: true };
}

const ALL_AHEAD = "Toate produsele comenzii au deja colet.";

/** What the order's own parcel takes, and collects; undefined where those that go ahead take all. */
async function loadRest(tx: Tx, order: Order): Promise<Load | undefined> {
  const { lines = [] } = (await findOrder(tx, order.id)) ?? {};
  const parcels = await loadParcels(tx, [order.id]);
  const pieces = stillToSend(lines, parcels);
  if (pieces.length === 0 && isSplit(parcels)) return undefined;
  return { pieces, cashBani: cashOfRest(order, parcels) };
}

/** What the courier made for the order is not waited for by it any more; a number that was typed is left alone. */
async function giveUpReplaced(
  tx: Tx,
  orderId: number,
  { before, awb }: { before: Waybill | undefined; awb: string },
): Promise<void> {
  if (!before || before.awb === awb || before.costBani === null) return;
  const { courier, awb: replaced } = before;
  await enqueue(
    tx,
    "cancel_replaced_awb",
    { orderId, courier, awb: replaced },
    `cancel-replaced-awb:${replaced}`,
  );
}

function refused(field: string, message: string): StaffResult {
  return { ok: false, error: "refused", errors: { [field]: [message] } };
}
