/** Giving up at its courier the waybill of a cancelled order, or one that another took the place of; what the courier says to it stands in the order's story. */
import type { JobHelpers, TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { lockOrder, noteOnOrder } from "../../selling/orders/index.ts";
import { COURIERS } from "../../selling/shipping/index.ts";
import { cancelAwb } from "./awb.ts";
import { keepCourierWord } from "./courier-word.ts";
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

/** Throws while the courier does not answer, so that the queue tries again; the last try is noted as well. */
export async function giveUpAwb(
  context: ApiContext,
  orderId: number,
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  // A cancelled order's parcels are asked about by nobody else: a word on one is this job's, from an earlier run.
  for (const waybill of await listUnreported(context.db, orderId)) {
    const { awb } = waybill;
    await noteAnswer(context, { orderId, awb, text: await askToCancel(context, waybill, { isLastTry }) });
  }
}

/**
 * The same for a waybill that carries its order no more: only the order's story tells of it, once. Nobody types it in while its
 * courier is asked.
 */
export async function giveUpReplacedAwb(
  context: ApiContext,
  { orderId, ...replaced }: JobPayloads["cancel_replaced_awb"],
  { isLastTry }: { isLastTry: boolean },
): Promise<void> {
  const note = await transaction(context.db, async (tx) =>
    // Typed in again meanwhile, for this order or another: it is wanted after all.
    (await findTakenAwb(tx, replaced.awb)) ? undefined : askToCancel(context, replaced, { isLastTry }),
  );
  if (note === undefined) return;
  await transaction(context.db, async (tx) => {
    const { status } = await lockOrder(tx, orderId);
    await noteOnOrder(tx, { orderId, status, actor: "courier", note, at: context.now() });
  });
}

/** What came of it, in words. Throws while the courier does not answer, unless it is the last try. */
async function askToCancel(
  context: ApiContext,
  { courier: name, awb }: Pick<Waybill, "courier" | "awb">,
  { isLastTry }: { isLastTry: boolean },
): Promise<string> {
  const courier = COURIERS.find((known) => known === name);
  const result = courier && (await cancelAwb(context, courier, awb));
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
    await keepCourierWord(tx, { orderId, awb, text, at: now() });
    await noteOnOrder(tx, { orderId, status, actor: "courier", note: text, at: now() });
  });
}
