import type { Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/account-orders";
import type { OrderDetail } from "@curat/contract/account-orders";
import { ORDERS_PER_PAGE } from "@curat/contract/account-orders.values";
import type { ApiContext } from "../../../../context.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { findCustomer } from "../../../platform/sessions/index.ts";
import { cancelOrder } from "./account-orders.service.ts";
import { requireByAccess } from "./order-access.ts";
import { lookUpOrder, type NotFound } from "./order-lookup.ts";
import { loadMixing } from "../../cart/index.ts";
import { findByRandomId, findCustomerOrders, type OrderRecord } from "../order-records.store.ts";
import { toWireDetail } from "./account-orders.wire.ts";
import { foundTexts, orderTexts } from "../texts.ts";

const LOOKUP_TEXTS = {
  unknown: "unknown",
  "of-account": "ofAccount",
  "by-link": "byLink",
} as const satisfies Record<NotFound, keyof typeof foundTexts>;

export function accountOrdersRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, calls.listOrders, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: ORDERS_PER_PAGE };
    const { records, total } = await findCustomerOrders(context.db, customer.id, paging);
    return pagedAnswer(records.map(toWireDetail), { ...paging, total }, url);
  });
  serve(app, calls.getOrder, async ({ params, customer }) => {
    return { data: await shown(await ownOrder(params.id, customer.id)) };
  });
  serve(app, calls.cancelOrder, async ({ params, customer }) => {
    return cancel(await ownOrder(params.orderId, customer.id));
  });
  serve(app, calls.lookUpOrder, async ({ body, userToken }) => {
    const customer = await findCustomer(context, userToken);
    const found = await lookUpOrder(context, body, customer?.id);
    if (!found.ok) throw invalid({ number: [foundTexts[LOOKUP_TEXTS[found.error]]] });
    const { record, access, until } = found;
    return { data: { order: await shown(record), access, access_until: until.toISOString() } };
  });
  serve(app, calls.getGuestOrder, async ({ params, body }) => ({
    data: await shown(await requireByAccess(context, params.randomid, body.access)),
  }));
  serve(app, calls.cancelGuestOrder, async ({ params, body }) =>
    cancel(await requireByAccess(context, params.randomid, body.access)),
  );

  async function ownOrder(randomId: string, customerId: number): Promise<OrderRecord> {
    const record = await findByRandomId(context.db, randomId, customerId);
    if (!record) throw notFound();
    return record;
  }

  /** One order as its page shows it. */
  async function shown(record: OrderRecord): Promise<Wire<OrderDetail>> {
    const mixing = await loadMixing(context.db, record.lines);
    return { ...toWireDetail(record), ...(mixing && { mixing }) };
  }

  /** 409 carries the order as it stands now. */
  async function cancel({ order }: OrderRecord) {
    const { ok, record } = await cancelOrder(context, order.id);
    if (!ok) throw conflict(await shown(record));
    return { data: await shown(record), message: orderTexts.cancelled };
  }
}
