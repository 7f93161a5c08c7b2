import { COURIERS } from "@curat/contract/deliveries.values";
import type { JobHelpers, TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { type Db, transaction } from "../../../db/database.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { lockOrder, noteOnOrder } from "../../selling/orders/index.ts";
import { cancelAwb } from "./awb.ts";
import { saveTrackingStatus } from "./tracking-status.ts";
import { findByAwb, findTakenAwb, listUnreported, type Waybill } from "./shipments.store.ts";

export function cancelAwbTasks(context: ApiContext): TaskList {
  return {
    cancel_awb: async (payload, { job }: Pick<JobHelpers, "job">) => {
      const { orderId } = payload as JobPayloads["cancel_awb"];
      await giveUpAwb(context, orderId, { isLastTry: job.attempts >= job.max_attempts });
    },
    cancel_replaced_awb: async (payload, { job }: Pick<JobHelpers, "job">) => {
      const replaced = payload as JobPayloads["cancel_replaced_awb"];
      await giveUpReplacedAwb(context, replaced, { isLastTry: job.attempts >= job.max_attempts });
    },
  };
}

/**
 * Cancels the waybills of a cancelled order. If the courier does not respond, throws for a retry, except on the last
 * attempt.
 */
export async function giveUpAwb(
  context: ApiContext,
  orderId: number,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  // Only this job polls parcels of a cancelled order. A stored status therefore means that an earlier run has reported
  // the parcel.
  for (const waybill of await listUnreported(context.db, orderId)) {
    const { awb } = waybill;
    await noteAnswer(context, {
      orderId,
      awb,
      text: await requestCancellation(context, waybill, { isLastTry }),
    });
  }
}

/** Cancels a replaced waybill and records it in the order's history. Locks the waybill number during the request. */
export async function giveUpReplacedAwb(
  context: ApiContext,
  { orderId, ...replaced }: JobPayloads["cancel_replaced_awb"],
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const note = await transaction(context.db, async (tx) =>
    // Keeps the waybill if staff have entered its number again, for this or another order.
    (await findTakenAwb(tx, replaced.awb))
      ? undefined
      : requestCancellation(context, replaced, { isLastTry, db: tx }),
  );
  if (note === undefined) return;
  await transaction(context.db, async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    await noteOnOrder(tx, { orderId, status, actor: "courier", note, at: context.now() });
  });
}

async function requestCancellation(
  context: ApiContext,
  { courier: name, awb }: Pick<Waybill, "courier" | "awb">,
  { isLastTry, db }: { isLastTry: boolean; db?: Db },
): Promise<string> {
  const courier = COURIERS.find((known) => known === name);
  const result = courier && (await cancelAwb(context, courier, awb, db));
  if (result?.ok === false && result.kind === "unreachable" && !isLastTry)
    throw new Error(`Waybill ${awb} was not cancelled: ${result.message}`);
  return textOf(awb, result);
}

function textOf(awb: string, result: Awaited<ReturnType<typeof cancelAwb>>): string {
  if (!result) return `AWB-ul ${awb} nu a fost anulat: curierul nu este configurat. Anulează-l la curier.`;
  return result.ok
    ? `AWB-ul ${awb} a fost anulat la curier.`
    : `AWB-ul ${awb} nu a fost anulat. ${result.message}`;
}

async function noteAnswer(
  { db, now }: Pick<ApiContext, "db" | "now">,
  { orderId, awb, text }: { orderId: number; awb: string; text: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    if ((await findByAwb(tx, awb))?.statusAt) return;
    await saveTrackingStatus(tx, { orderId, awb, text, at: now() });
    await noteOnOrder(tx, { orderId, status, actor: "courier", note: text, at: now() });
  });
}
