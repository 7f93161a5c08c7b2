/**
 * Bulk creation of waybills. Each one has its own background job, so that a slow courier does not block
 * staff.
 */
import { makeManyAwbs } from "@curat/contract/staff/order-bulk";
import type { JobHelpers, TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { enqueueMany, type JobPayloads } from "../../../jobs/enqueue.ts";
import { actOnItem, openBulk, showBulk } from "../../selling/orders/index.ts";
import { requestAwb } from "./shipments.service.ts";

export function bulkAwbRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, makeManyAwbs, async ({ body: { checked: isChecked = false, ...chosen }, staff: actor }) => {
    const input = { act: "awb" as const, status: null, note: "", actor };
    const bulkId = await openBulk(context, chosen, input, async (tx, items) => {
      const jobs = items.map(({ bulkId: bulk, orderId }) => ({
        payload: { bulkId: bulk, orderId, isChecked },
        key: `bulk-awb:${bulk}:${orderId}`,
      }));
      await enqueueMany(tx, "bulk_awb", jobs);
    });
    return { data: await showBulk(context.db, bulkId) };
  });
}

export function bulkAwbTasks(context: ApiContext): TaskList {
  return {
    bulk_awb: async (payload, { job }: Pick<JobHelpers, "job">) =>
      makeAwbOfItem(context, payload as JobPayloads["bulk_awb"], { isFirstTry: job.attempts === 1 }),
  };
}

/**
 * Requests the waybill of one order in a batch. A check by staff covers earlier attempts only, so a retry of the job
 * does not use it.
 */
export async function makeAwbOfItem(
  context: ApiContext,
  { isChecked: wasChecked, ...item }: JobPayloads["bulk_awb"],
  { isFirstTry }: { isFirstTry: boolean },
): Promise<void> {
  const isChecked = wasChecked && isFirstTry;
  await actOnItem(context, item, ({ actor }) => requestAwb(context, item.orderId, { actor, isChecked }));
}
