import { listStaffRefunds, setRefundAccount } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionsOf } from "../../platform/changes/index.ts";
import { nameAccount, showRefund, toWireRefundRow } from "./refunds.service.ts";
import { listRefundRows } from "./refunds.store.ts";

const ROWS_PER_PAGE = 20;

export function refundsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, listStaffRefunds, async ({ query: { state, page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listRefundRows(db, { state, ...paging });
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "refund", ids);
    const shown = rows.map((row) => toWireRefundRow(row, versions.get(row.id) ?? 0));
    return pagedAnswer(shown, { ...paging, total }, url);
  });
  serve(app, setRefundAccount, async ({ params, body: { version: expectedVersion, ...account }, staff }) => {
    const id = idOf(params.id);
    const named = await nameAccount(context, id, { ...account, expectedVersion, actor: staff });
    const refund = await showRefund(db, id);
    if (!refund) throw notFound();
    if (named !== "named") throw conflict(refund);
    return { data: refund };
  });
}
