import { listStaffRefunds } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../context.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { listRefundRows } from "./refunds.store.ts";
import { toWireRefundRow } from "./refunds.wire.ts";

const ROWS_PER_PAGE = 20;

export function refundsRoutes(app: ApiApp, { db }: ApiContext): void {
  serve(app, listStaffRefunds, async ({ query: { state, page }, url }) => {
    const paging = { page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listRefundRows(db, { state, ...paging });
    return pagedAnswer(rows.map(toWireRefundRow), { ...paging, total }, url);
  });
}
