import type { ApiContext } from "../../../context.ts";
import { courierOf } from "@curat/contract/deliveries.values";
import { type Db, type Tx, transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type Actor, recordChange, refuseStale } from "../../platform/changes/index.ts";
import {
  cashOfBalanceDue,
  findOrder,
  findOrderRecord,
  isSplit,
  loadParcels,
  lockOrder,
  type Order,
  type StaffResult,
  stillToSend,
} from "../../selling/orders/index.ts";
import { courierPort } from "../../selling/shipping/index.ts";
import { ASKING_MS, requestWaybill, type Plan } from "./call-courier.ts";
import { type Load, requestOf } from "./awb-request.ts";
import { findDocument } from "./waybill-documents.store.ts";
import { forgetTry } from "./awb-tries.store.ts";
import { awbRefusal, takesAwb } from "./shipments.rules.ts";
import {
  findShipment,
  findTakenAwb,
  findWaybill,
  type NewShipment,
  type Waybill,
  writeShipment,
} from "./shipments.store.ts";
import { readTypedAwb } from "./manual-awb.ts";

/** Time that staff wait for a concurrent request for the same order. */
const TIMEOUT_MS = 6_000;

/**
 * Stores the given number. Requests a waybill if the number is empty and the order has none. Throws StaleVersion
 * (409) if the waybill has changed since staff saw it.
 */
export async function registerAwb(
  context: ApiContext,
  orderId: number,
  input: {
    awb: string;
    courier: string;
    expectedVersion: number | undefined;
    actor: Actor;
    isChecked: boolean;
  },
): Promise<StaffResult> {
  const { expectedVersion, actor, isChecked } = input;
  const refuseOther = (tx: Tx) =>
    refuseStale(
      tx,
      { kind: "shipment", id: orderId },
      { expectedVersion, loadCurrent: async () => (await findWaybill(tx, orderId)) ?? {} },
    );
  if (input.awb === "")
    return requestWaybill(context, {
      orderId,
      plan: async (tx, order) => {
        if (!takesAwb(order)) return { answer: CONFLICT };
        await refuseOther(tx);
        return planOwn(context, tx, { order, actor });
      },
      isChecked,
      timeoutMs: TIMEOUT_MS,
    });
  return transaction(context.db, async (tx): Promise<StaffResult> => {
    const order = await lockOrder(tx, orderId);
    if (!takesAwb(order)) return CONFLICT;
    await refuseOther(tx);
    return storeAwb(context, tx, { order, ...input });
  });
}
const CONFLICT = { ok: false, error: "conflict" } as const;

/**
 * Requests a waybill for the order's final parcel. Refuses if the outcome of an earlier attempt is unknown and staff
 * have not checked it.
 */
export async function requestAwb(
  context: ApiContext,
  orderId: number,
  { actor, isChecked }: { actor: Actor; isChecked: boolean },
): Promise<StaffResult> {
  const plan = (tx: Tx, order: Order) => planOwn(context, tx, { order, actor });
  return requestWaybill(context, { orderId, plan, isChecked, timeoutMs: ASKING_MS });
}

export type Estimated =
  | { ok: true; bani: number }
  | { ok: false; error: "unknown" }
  | { ok: false; message: string };

/** Returns the courier's price of the order's remaining parcel in bani. Creates no waybill. */
export async function estimateAwb(context: ApiContext, orderId: number): Promise<Estimated> {
  const { db } = context;
  const order = (await findOrderRecord(db, orderId))?.order;
  if (!order) return { ok: false, error: "unknown" };
  const courier = courierOf(order.deliveryCode);
  const estimate = courier && courierPort(context, courier)?.estimate;
  if (!estimate) return { ok: false, message: NO_PRICE };
  const remaining = await loadRemaining(db, order);
  if (!remaining || !takesAwb(order)) return { ok: false, message: NOTHING_LEFT };
  const priced = await estimate(await requestOf(db, order, remaining));
  return priced.ok ? { ok: true, bani: priced.value } : { ok: false, message: priced.message };
}

const NO_PRICE = "Acest curier nu comunică prețul dinainte: îl vezi după ce ceri AWB-ul.";
const NOTHING_LEFT = "Comanda nu mai are niciun colet de trimis.";

/** Plans the request. Needs none if the final parcel already has a waybill. */
async function planOwn({ now }: ApiContext, tx: Tx, { order, actor }: WriteInput): Promise<Plan> {
  if (await findShipment(tx, order.id)) return { answer: { ok: true } };
  if (!takesAwb(order)) return { answer: CONFLICT };
  const remaining = await loadRemaining(tx, order);
  if (remaining === undefined) {
    await forgetTry(tx, order.id);
    return { answer: refused("awb", ALL_AHEAD) };
  }
  return {
    request: await requestOf(tx, order, remaining),
    store: (waybill) => storeShipment(tx, { ...waybill, at: now() }, { order, actor }),
  };
}

async function storeAwb(
  { now }: ApiContext,
  tx: Tx,
  { order, actor, ...input }: WriteInput & { awb: string; courier: string },
): Promise<StaffResult> {
  const typed = await readTypedAwb(tx, order, input);
  if (!typed.ok) return refused(typed.field, typed.message);
  if ((await loadRemaining(tx, order)) === undefined) return refused("awb", ALL_AHEAD);
  return storeShipment(tx, { ...typed.waybill, at: now() }, { order, actor });
}

interface WriteInput {
  order: Order;
  actor: Actor;
}

async function storeShipment(
  tx: Tx,
  shipment: Omit<NewShipment, "orderId">,
  { order: { id: orderId, number }, actor }: WriteInput,
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

/** Returns the contents of the order's final parcel; undefined if partial shipments contain everything. */
async function loadRemaining(db: Db, order: Order): Promise<Load | undefined> {
  const { lines = [] } = (await findOrder(db, order.id)) ?? {};
  const parcels = await loadParcels(db, [order.id]);
  const pieces = stillToSend(lines, parcels);
  if (pieces.length === 0 && isSplit(parcels)) return undefined;
  return { pieces, cashBani: cashOfBalanceDue(order, parcels) };
}

/** Enqueues the cancellation of a replaced waybill unless staff had entered its number. */
async function giveUpReplaced(
  tx: Tx,
  orderId: number,
  { before, awb }: { before: Waybill | undefined; awb: string },
): Promise<void> {
  if (!before || before.awb === awb) return;
  const { courier, awb: replaced } = before;
  if (before.costBani === null && !(await findDocument(tx, before))) return;
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
