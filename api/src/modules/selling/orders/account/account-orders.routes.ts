import type { Wire } from "@curat/contract/lei.values";
import * as calls from "@curat/contract/account-orders";
import type { OrderDetail } from "@curat/contract/account-orders";
import { ORDERS_PER_PAGE } from "@curat/contract/account-orders.values";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { pagedAnswer } from "../../../../http/paging.ts";
import { conflict, invalid, notFound, tooManyRequests } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { findCustomer } from "../../../platform/sessions/index.ts";
import { lookUpOrder, requireByAccess } from "./order-access.ts";
import { loadMixing, shopperOf } from "../../cart/index.ts";
import { moveOrder } from "../order-moves.ts";
import { findByRandomId, findCustomerOrders, findRecord, type OrderRecord } from "../order-records.store.ts";
import { toWireDetail, toWireOrder } from "../orders.wire.ts";
import { orderTexts } from "../texts.ts";
import { placeOrder as placeOrderCall } from "@curat/contract/orders";
import { showsPersonalData } from "../orders.rules.ts";
import { placeOrder } from "../placing/place-order.service.ts";
import { usualProductsRoutes } from "./usual-products.routes.ts";

export function accountOrdersRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  usualProductsRoutes(app, context);
  serve(app, calls.listOrders, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: ORDERS_PER_PAGE };
    const { records, total } = await findCustomerOrders(db, customer.id, paging);
    return pagedAnswer(records.map(toWireDetail), { ...paging, total }, url);
  });
  serve(app, calls.getOrder, async ({ params, customer }) => ({
    data: await shown(await ownOrder(params.id, customer.id)),
  }));
  serve(app, calls.cancelOrder, async ({ params, customer }) =>
    cancel(await ownOrder(params.orderId, customer.id)),
  );
  serve(app, calls.lookUpOrder, async ({ body, userToken }) => {
    const customer = await findCustomer(context, userToken);
    const { record, access, until } = await lookUpOrder(context, body, customer?.id);
    return { data: { order: await shown(record), access, access_until: until.toISOString() } };
  });
  serve(app, calls.getGuestOrder, async ({ params, body }) => ({
    data: await shown(await requireByAccess(context, params.randomid, body.access)),
  }));
  serve(app, calls.cancelGuestOrder, async ({ params, body }) =>
    cancel(await requireByAccess(context, params.randomid, body.access)),
  );

  async function ownOrder(randomId: string, customerId: number): Promise<OrderRecord> {
    const record = await findByRandomId(db, randomId, customerId);
    if (!record) throw notFound();
    return record;
  }

  async function shown(record: OrderRecord): Promise<Wire<OrderDetail>> {
    const mixing = await loadMixing(db, record.lines);
    return { ...toWireDetail(record), ...(mixing && { mixing }) };
  }

  async function cancel(record: OrderRecord) {
    const { order } = record;
    const { ok } = await transaction(db, (tx) =>
      moveOrder(tx, { orderId: order.id, to: "cancelled", actor: "customer", at: context.now() }),
    );
    const data = await shown((await findRecord(db, order.id)) ?? record);
    if (!ok) throw conflict(data);
    return { data, message: orderTexts.cancelled };
  }
}

export function ordersRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, placeOrderCall, async ({ body, ...request }) => {
    const shopper = await shopperOf(context, request);
    const placed = await placeOrder(context, { ...shopper, visitor: request.visitor }, body);
    if (placed.ok) {
      const { order, lines, mixing, paymentForm } = placed;
      const isOwner = shopper.customer !== undefined && order.customerId === shopper.customer.id;
      const orderData = toWireOrder(
        { order, lines, mixing },
        isOwner || showsPersonalData(order.placedAt, context.now()),
      );
      return { data: { orderData, ...(paymentForm !== undefined && { paymentForm }) } };
    }
    if (placed.error === "refused") throw invalid(placed.errors);
    if (placed.error === "too-many") throw tooManyRequests(60_000);
    throw conflict({ randomid: placed.randomId });
  });
}
