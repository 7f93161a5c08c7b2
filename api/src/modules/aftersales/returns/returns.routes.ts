import * as calls from "@curat/contract/returns";
import { RETURNS_PER_PAGE } from "@curat/contract/returns.values";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { requireByAccess } from "../../selling/orders/index.ts";
import { createReturn, eligibilityNow } from "./returns.service.ts";
import {
  findReturnableOrder,
  listCustomerReturns,
  listReasons,
  listReturnableOrders,
} from "./returns.store.ts";
import { toWireCreated, toWireReturn, toWireReturnable } from "./returns.wire.ts";
import { returnTexts } from "./texts.ts";

export function returnsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listReturns, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const { returns, total } = await listCustomerReturns(db, customer.id, paging);
    return pagedAnswer(returns.map(toWireReturn), { ...paging, total }, url);
  });
  serve(app, calls.listReturnable, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = await eligibilityNow(context, "return", customer.id);
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    return pagedAnswer(orders.map(toWireReturnable), { ...paging, total }, url);
  });
  serve(app, calls.listReturnReasons, async () => ({ data: await listReasons(db) }));
  serve(app, calls.requestReturn, async ({ body, customer }) => {
    const created = await createReturn(context, { customerId: customer.id }, body);
    return { data: toWireCreated(created), message: returnTexts.saved };
  });
  serve(app, calls.getGuestReturn, async ({ params, body }) => {
    const found = await requireByAccess(context, params.randomid, body.access);
    const eligibility = await eligibilityNow(context, "return");
    const order = await findReturnableOrder(db, eligibility, found.order.id);
    return { data: { order: order ? toWireReturnable(order) : null, reasons: await listReasons(db) } };
  });
  serve(app, calls.requestGuestReturn, async ({ params, body: { access, ...body } }) => {
    const { order } = await requireByAccess(context, params.randomid, access);
    const created = await createReturn(context, {}, { ...body, orderid: order.id });
    return { data: toWireCreated(created), message: returnTexts.saved };
  });
}
