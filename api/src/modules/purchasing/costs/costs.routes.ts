import { toBani, toLei } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/costs";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import { MAX_FIGURE_DAYS } from "@curat/contract/staff/figures.values";
import { plusDays } from "../../../calendar/deadline.ts";
import { type Period, periodProblem } from "../../../calendar/period.ts";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { invalid, notFound, Refusal } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findChosen } from "../../catalogue/catalog/index.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { averageOf } from "./costs.rules.ts";
import { findLastReceipt, loadCosts, loadEntries } from "./costs.store.ts";
import {
  type MarginBy,
  marginBy,
  type MarginRow,
  type MarginSum,
  sumExpectedMargin,
  sumMargin,
} from "./margin-figures.store.ts";
import {
  lineMargin,
  type Margin,
  marginOf,
  marginWarning,
  readMargins,
  sumMargins,
} from "./margins.rules.ts";
import { listStockValue, loadMarginLines, loadNetPrices, sumStockValue } from "./margins.store.ts";
import { openCost } from "./opening.service.ts";

const ROWS_PER_PAGE = 20;
const TOO_LONG = "Perioada poate avea cel mult doi ani.";

export function costsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.getProductCost, async ({ params, query: { page } }) => {
    const productId = idOf(params.id);
    const [product] = await findChosen(db, { ids: [productId], limit: 1 });
    if (!product) throw notFound();
    const [cost, { rows, total }] = await Promise.all([
      costOf(productId),
      loadEntries(db, productId, { page, perPage: ROWS_PER_PAGE }),
    ]);
    return { data: { ...cost, entries: rows.map(toEntry), total } };
  });

  serve(app, calls.openProductCost, async ({ params, body, staff }) => {
    if (!staff.permissions.includes("costs:view"))
      throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    const productId = idOf(params.id);
    await openCost(context, { productId, unitBani: toBani(body.unit_cost), actor: staff });
    return { data: await costOf(productId) };
  });

  serve(app, calls.getOrderMargin, async ({ params }) => {
    const lines = (await loadMarginLines(db, idOf(params.id))).map((line) => ({
      ...line,
      margin: lineMargin(line),
    }));
    if (lines.length === 0) throw notFound();
    return {
      data: {
        ...toMargin(sumMargins(lines.map((line) => line.margin))),
        lines: lines.map(({ position, name, margin }) => ({ position, name, ...toMargin(margin) })),
      },
    };
  });

  serve(app, calls.readStockValueBook, async ({ query: { rows: limit, after, from, to } }) => {
    const problem = periodProblem({ from, to });
    if (problem !== undefined) throw invalid({ to: [problem] });
    const period = { from, to };
    // One row more than requested shows whether more rows follow.
    const [read, totals] = await Promise.all([
      listStockValue(db, { period, after, most: limit + 1 }),
      sumStockValue(db, period),
    ]);
    const rows = read.slice(0, limit);
    const next = read.length > limit ? (rows.at(-1)?.productId ?? null) : null;
    return {
      data: {
        rows: rows.map(({ productId, code, name, ...value }) => ({
          product_id: productId,
          code,
          name,
          ...toValue(value),
        })),
        next,
        totals: toValue(totals),
      },
    };
  });

  serve(app, calls.getMarginFigures, async ({ query: now, staff }) => {
    const problem = periodProblem(now) ?? (daysOf(now) > MAX_FIGURE_DAYS ? TOO_LONG : undefined);
    if (problem !== undefined) throw invalid({ to: [problem] });
    const before = { from: plusDays(now.from, -daysOf(now)), to: plusDays(now.from, -1) };
    const seesCustomers = staff.permissions.includes("customers:view");
    const rows = async (by: MarginBy) => (await marginBy(db, now, by)).map(toGroup);
    return {
      data: {
        now: toSums(await sumMargin(db, now)),
        before: toSums(await sumMargin(db, before)),
        expected: toSums(await sumExpectedMargin(db, now)),
        products: await rows("product"),
        categories: await rows("category"),
        brands: await rows("brand"),
        customers: seesCustomers ? await rows("customer") : [],
      },
    };
  });

  serve(app, calls.checkMargins, async ({ body }) => {
    const { minimumPercent } = readMargins((await loadStored(db)).get("margins"));
    const prices = body.prices.map(({ productID, price }) => ({
      productId: productID,
      priceBani: toBani(price),
    }));
    const priced = await loadNetPrices(db, prices, context.now());
    return {
      data: priced.map(({ productId, netBani, averageBani }) => {
        const { percent } = marginOf(netBani, Math.round(averageBani));
        return {
          productID: productId,
          net: toLei(netBani),
          average: toLei(Math.round(averageBani)),
          percent,
          warning: marginWarning({ netBani, averageBani }, minimumPercent),
        };
      }),
    };
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

function toMargin({ netBani, costBani, marginBani, percent }: Margin) {
  const known = (bani: number | null) => (bani === null ? null : toLei(bani));
  return { net: toLei(netBani), cost: known(costBani), margin: known(marginBani), percent };
}

function toValue(value: Awaited<ReturnType<typeof sumStockValue>>) {
  return {
    opening: toLei(value.opening),
    receipts: toLei(value.receipts),
    sold: toLei(value.sold),
    returned: toLei(value.returned),
    corrected: toLei(value.corrected),
    closing: toLei(value.closing),
    pieces: value.pieces,
  };
}

function toSums({ netBani, costBani, unknownBani }: MarginSum) {
  return { ...toMargin(marginOf(netBani, costBani)), unknown: toLei(unknownBani) };
}

function toGroup({ id, name, pieces, ...sum }: MarginRow) {
  return { id, name, pieces, ...toSums(sum) };
}

function daysOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}
