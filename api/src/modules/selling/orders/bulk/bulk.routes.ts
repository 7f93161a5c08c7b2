import { getOrderBulk, moveManyOrders } from "@curat/contract/staff/order-bulk";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { enqueueMany } from "../../../../jobs/enqueue.ts";
import { requireMove, statusOf } from "../staff/staff-order-answer.ts";
import { moveWaiting, openBulk, showBulk } from "./bulk.service.ts";

/** Selected orders change within the request; background jobs change all orders of a filter. */
export function orderBulkRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, moveManyOrders, async ({ body: { status, note, ...chosen }, staff: actor }) => {
    const asked = { act: "move" as const, status: statusOf(status), note, actor };
    requireMove(actor, asked.status);
    const bulkId = await openBulk(context, chosen, asked, async (tx, items) => {
      if (chosen.filter)
        await enqueueMany(
          tx,
          "bulk_move",
          items.map((payload) => ({ payload, key: `bulk-move:${payload.bulkId}:${payload.orderId}` })),
        );
    });
    if (chosen.ids) await moveWaiting(context, bulkId);
    return { data: await showBulk(db, bulkId) };
  });
  serve(app, getOrderBulk, async ({ params }) => ({ data: await showBulk(db, idOf(params.id)) }));
}
