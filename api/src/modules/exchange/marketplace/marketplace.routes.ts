import { toLei, type Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/staff/emag";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { changeOffer, settleOrder, undoMatch } from "./marketplace.service.ts";
import {
  countOffers,
  enqueueRun,
  listMatchesOf,
  listPushesOf,
  listShownOrders,
  type ShownOrder,
} from "./marketplace.store.ts";
import { listOffers, type OfferRow } from "./offers.store.ts";
import { loadEmagSetting } from "./step.service.ts";

const PER_PAGE = 50;

export function marketplaceRoutes(app: ApiApp, context: ApiContext): void {
  const { db, config } = context;

  serve(app, calls.getEmag, async ({ query: { order } }) => {
    const [orders, { readAt, sentAt, ...offers }, setting] = await Promise.all([
      listShownOrders(db, { orderId: order || undefined }),
      countOffers(db),
      loadEmagSetting(context),
    ]);
    return {
      data: {
        has_account: accountOf(config, "emag") !== undefined,
        is_on: setting.isOn,
        orders: orders.map(toWireOrder),
        offers,
        offers_read_at: readAt?.toISOString() ?? null,
        sent_at: sentAt?.toISOString() ?? null,
      },
    };
  });

  serve(app, calls.runEmag, async () => {
    const isStarted = accountOf(config, "emag") !== undefined && (await loadEmagSetting(context)).isOn;
    if (isStarted) await transaction(db, enqueueRun);
    return { data: { is_started: isStarted } };
  });

  serve(app, calls.settleEmagOrder, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    if (!(await settleOrder(context, { id, outcome: body.outcome, staff }))) throw notFound();
    const [order] = await listShownOrders(db, { id });
    if (!order) throw notFound();
    return { data: toWireOrder(order) };
  });

  serve(app, calls.listEmagOffers, async ({ query, url }) => {
    const paging = { page: query.page, perPage: PER_PAGE };
    const { rows, total } = await listOffers(db, { ...paging, stage: query.stage, text: query.q ?? "" });
    const ids = rows.map(({ id }) => id);
    const versions = await versionsOf(db, "emag-offer", ids);
    const shown = rows.map((row) => toWireOffer(row, versions.get(row.id) ?? 0));
    return pagedAnswer(shown, { ...paging, total }, url);
  });

  serve(app, calls.getEmagOffer, async ({ params }) => ({ data: await shownOffer(idOf(params.id)) }));

  serve(app, calls.changeEmagOffer, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    const { product_code: code, floor, version: expectedVersion } = body;
    if (!(await changeOffer(context, { id, expectedVersion, actor: staff }, { code, floor })))
      throw notFound();
    return { data: await shownOffer(id) };
  });

  serve(app, calls.undoEmagMatch, async ({ params, body, staff }) => {
    const id = idOf(params.id);
    if (!(await undoMatch(context, { id, expectedVersion: body.version, actor: staff }))) throw notFound();
    return { data: await shownOffer(id) };
  });

  async function shownOffer(id: number): Promise<Wire<calls.EmagOfferDetail>> {
    const { rows } = await listOffers(db, { page: 1, perPage: 1, id });
    const [row] = rows;
    if (!row) throw notFound();
    const version = await versionOf(db, { kind: "emag-offer", id });
    const [matches, pushes] = await Promise.all([listMatchesOf(db, id), listPushesOf(db, id)]);
    return {
      ...toWireOffer(row, version),
      matches: matches.map(({ productId, product, code, how, actorName: by, at }) => ({
        product: productOf({ productId, product, productCode: code }),
        how,
        by,
        at: at.toISOString(),
      })),
      pushes: pushes.map(({ at, priceBani, ...push }) => ({
        ...push,
        at: at.toISOString(),
        price: toLei(priceBani),
      })),
    };
  }
}

function toWireOrder(order: ShownOrder): Wire<calls.EmagOrder> {
  const { id, status, readAt, orderId, orderNumber, orderStatus, problem, told, awb } = order;
  const isOurs = orderId !== null && orderNumber !== null && orderStatus !== null;
  return {
    id,
    status,
    read_at: readAt.toISOString(),
    order: isOurs ? { id: orderId, number: orderNumber, status: orderStatus } : null,
    problem,
    acknowledged_at: order.acknowledgedAt?.toISOString() ?? null,
    told,
    changes: order.changes,
    settled_at: order.settledAt?.toISOString() ?? null,
    settled_by: order.settledBy,
    awb,
    has_invoice: order.hasInvoice,
  };
}

function toWireOffer(row: OfferRow, version: number): Wire<calls.EmagOffer> {
  const lei = (bani: number | null) => (bani === null ? null : toLei(bani));
  return {
    id: row.id,
    part_number: row.partNumber,
    name: row.name,
    eans: row.eans,
    product: productOf(row),
    how: row.how,
    floor: lei(row.floorBani),
    sent_stock: row.sentStock,
    sent_price: lei(row.sentPriceBani),
    sent_at: row.sentAt?.toISOString() ?? null,
    problem: row.problem,
    version,
  };
}

function productOf({
  productId: id,
  product: name,
  productCode: code,
}: Pick<OfferRow, "productId" | "product" | "productCode">): Wire<calls.EmagOffer>["product"] {
  return id === null || name === null || code === null ? null : { id, name, code };
}
