import { toBani, toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/costs";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { averageOf } from "./costs.rules.ts";
import { findLastReceipt, loadCosts, loadEntries } from "./costs.store.ts";
import { openCost } from "./opening.service.ts";

const ROWS_PER_PAGE = 20;

/** Serves what goods cost. */
export function costsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.getProductCost, async ({ params, query, url }) => {
    const productId = idOf(params.id);
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await loadEntries(db, productId, paging);
    return { ...pagedAnswer(rows.map(toEntry), { ...paging, total }, url), ...(await costOf(productId)) };
  });

  serve(app, calls.openProductCost, async ({ params, body, staff }) => {
    if (!staff.permissions.includes("costs:view"))
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    const productId = idOf(params.id);
    await openCost(context, { productId, unitBani: toBani(body.unit_cost), actor: staff });
    return { data: await costOf(productId) };
  });

  async function costOf(productID: number) {
    const [costs, last] = await Promise.all([loadCosts(db, [productID]), findLastReceipt(db, productID)]);
    const cost = costs.get(productID);
    return {
      productID,
      is_tracked: cost !== undefined,
      pieces: cost?.pieces ?? 0,
      value: toLei(cost?.valueBani ?? 0),
      average: cost ? toLei(Math.round(averageOf(cost))) : null,
      last_receipt: last && {
        at: last.at.toISOString(),
        reference: last.reference,
        unit: toLei(Math.round(last.valueBani / last.pieces)),
      },
    };
  }
}

type Entry = Awaited<ReturnType<typeof loadEntries>>["rows"][number];

function toEntry({ value_bani, value_after, at, receipt_id, order_id, order_number, ...row }: Entry) {
  return {
    ...row,
    at: at.toISOString(),
    value: toLei(value_bani),
    value_after: toLei(value_after),
    receiptid: receipt_id,
    orderid: order_id,
    order_number: order_number === null ? null : String(order_number),
  };
}
