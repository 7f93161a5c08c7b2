import { MESSAGES } from "@curat/contract/messages.values";
import * as calls from "@curat/contract/staff/orders";
import { listStaffRefunds, markRefunded as markRefundedCall } from "@curat/contract/staff/refunds";
import { setStaffAwb } from "@curat/contract/staff/shipments";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findRecord } from "../order-records.store.ts";
import { registerAwb } from "./shipments.service.ts";
import { isOrderStatus } from "./staff-orders.rules.ts";
import { markRefunded, moveByStaff, type StaffResult } from "./staff-orders.service.ts";
import { listOrderRows, listRefundRows, listRefunds } from "./staff-orders.store.ts";
import { toWireRefundRow, toWireRow, toWireStaffOrder } from "./staff-orders.wire.ts";

const ROWS_PER_PAGE = 20;

/** The staff key is asked for before any of these: http/access.ts. */
export function staffOrdersRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.listStaffOrders, async ({ query, url }) => {
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const status = query.status === undefined ? undefined : statusOf(query.status);
    const { rows, total } = await listOrderRows(context.db, { status, ...paging });
    return pagedAnswer(rows.map(toWireRow), { ...paging, total }, url);
  });
  serve(app, listStaffRefunds, async ({ query: { state, page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listRefundRows(context.db, { state, ...paging });
    return pagedAnswer(rows.map(toWireRefundRow), { ...paging, total }, url);
  });
  serve(app, calls.getStaffOrder, async ({ params }) => ({ data: await shown(idOf(params.id)) }));
  serve(app, calls.moveStaffOrder, async ({ params, body }) => {
    const to = statusOf(body.status);
    return acted(params.id, (id) => moveByStaff(context, id, { to, note: body.note }));
  });
  serve(app, setStaffAwb, async ({ params, body }) =>
    acted(params.id, (id) => registerAwb(context, id, body)),
  );
  serve(app, markRefundedCall, async ({ params }) => acted(params.id, (id) => markRefunded(context, id)));

  async function shown(id: number) {
    const record = await findRecord(context.db, id);
    if (!record) throw notFound();
    return toWireStaffOrder(record, await listRefunds(context.db, id));
  }

  /** Answers the order as it stands afterwards; 409 carries it too. */
  async function acted(idText: string, act: (id: number) => Promise<StaffResult>) {
    const id = idOf(idText);
    await shown(id);
    const result = await act(id);
    if (result.ok) return { data: await shown(id) };
    if (result.error === "refused") throw invalid(result.errors);
    throw conflict(await shown(id));
  }
}

function statusOf(text: string) {
  if (!isOrderStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}
