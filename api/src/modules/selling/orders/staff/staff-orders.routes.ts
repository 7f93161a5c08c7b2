import { toBani } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/orders";
import { markRefundDone, markRefunded as markRefundedCall } from "@curat/contract/staff/refunds";
import { recordLateTransfer } from "@curat/contract/staff/transfers";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { findRefund } from "../../refunds/index.ts";
import { markSent } from "../payment/send-refund.service.ts";
import { toReferences } from "../invoicing.store.ts";
import { markRefunded, moveByStaff, setReferences, takeLateTransfer } from "./staff-orders.service.ts";
import {
  actOnOrder,
  requireMove,
  showMoves,
  showStaffOrder,
  statusOf,
  toOrderFilter,
  toWireListRow,
} from "./staff-order-answer.ts";
import { listOrderRows } from "./staff-orders.store.ts";
import { getOrderBulk, moveManyOrders } from "@curat/contract/staff/order-bulk";
import { enqueueMany } from "../../../../jobs/enqueue.ts";
import { moveWaiting, openBulk, showBulk } from "../bulk/bulk.service.ts";

export function staffOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listStaffOrders, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { rows, ...counted } = await listOrderRows(db, toOrderFilter(query, query.sort), {
      ...paging,
      after: query.after || undefined,
    });
    return pagedAnswer(
      rows.map((row) => toWireListRow(row, context.now())),
      { ...paging, ...counted },
      url,
    );
  });
  serve(app, calls.getStaffOrder, async ({ params }) => ({
    data: await showStaffOrder(db, idOf(params.id)),
  }));
  serve(app, calls.listOrderMoves, async ({ params, staff }) => ({
    data: await showMoves(db, idOf(params.id), staff),
  }));
  serve(
    app,
    calls.moveStaffOrder,
    async ({ params, body: { status, note, version: expectedVersion }, staff }) => {
      const move = { to: statusOf(status), note, expectedVersion, actor: staff };
      requireMove(staff, move.to);
      return actOnOrder(db, params.id, (id) => moveByStaff(context, id, move));
    },
  );
  serve(
    app,
    calls.setOrderReferences,
    async ({ params, body: { version: expectedVersion, ...fields }, staff }) => {
      const references = toReferences(fields);
      return actOnOrder(db, params.id, (id) =>
        setReferences(context, id, { references, expectedVersion, actor: staff }),
      );
    },
  );
  serve(
    app,
    recordLateTransfer,
    async ({ params, body: { amount, version: expectedVersion, ...fields }, staff }) => {
      const transfer = { ...fields, amountBani: toBani(amount), expectedVersion, actor: staff };
      return actOnOrder(db, params.id, (id) => takeLateTransfer(context, id, transfer));
    },
  );
  serve(app, markRefundedCall, async ({ params, staff }) =>
    actOnOrder(db, params.id, (id) => markRefunded(context, id, { actor: staff })),
  );
  serve(app, markRefundDone, async ({ params, query: { credited }, staff }) => {
    const refundId = idOf(params.id);
    const refund = await findRefund(db, refundId);
    if (!refund) throw notFound();
    if (credited !== undefined) await markSent(context, refundId, staff);
    const done = { actor: staff, refundId, isCredited: credited !== undefined };
    return actOnOrder(db, String(refund.orderId), (id) => markRefunded(context, id, done));
  });
}

export function orderBulkRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, moveManyOrders, async ({ body: { status, note, ...chosen }, staff: actor }) => {
    const operation = { act: "move" as const, status: statusOf(status), note, actor };
    requireMove(actor, operation.status);
    const bulkId = await openBulk(context, chosen, operation, async (tx, items) => {
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
