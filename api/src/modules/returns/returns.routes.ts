import { ACCESS_EXPIRED_TEXT } from "@curat/contract/account-orders.values";
import * as calls from "@curat/contract/returns";
import * as staffCalls from "@curat/contract/staff/returns";
import type { ReturnBody } from "@curat/contract/returns";
import { RETURN_SAVED_TEXT, RETURNS_PER_PAGE } from "@curat/contract/returns.values";
import { MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../context.ts";
import { idOf } from "../../http/ids.ts";
import { pagedAnswer } from "../../http/paging.ts";
import { conflict, invalid, notFound, Refusal } from "../../http/refusal.ts";
import { type ApiApp, serve } from "../../http/serve.ts";
import { versionOf, versionsOf } from "../changes/index.ts";
import { findByRandomId, isOrderAccess } from "../orders/index.ts";
import { isReturnStatus, RETURN_STATUSES, type ReturnStatus, waitingStatuses } from "./returns.rules.ts";
import { type Asker, keepReturn, loadReturnTerms, moveReturn } from "./returns.service.ts";
import {
  findReturn,
  findReturnableOrder,
  listCustomerReturns,
  listReasons,
  listReturnableOrders,
  listReturnsIn,
} from "./returns.store.ts";
import { toWireReturn, toWireReturnable, toWireStaffReturn } from "./returns.wire.ts";

const STAFF_PER_PAGE = 20;

/** Returns of the customer, and the staff's moves of them. */
export function returnsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  serve(app, calls.listReturns, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const { returns, total } = await listCustomerReturns(db, customer.id, paging);
    return pagedAnswer(returns.map(toWireReturn), { ...paging, total }, url);
  });
  serve(app, calls.listReturnable, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = {
      kind: "return" as const,
      customerId: customer.id,
      terms: await loadReturnTerms(db),
      now: now(),
    };
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    return pagedAnswer(orders.map(toWireReturnable), { ...paging, total }, url);
  });
  serve(app, calls.listReturnReasons, async () => {
    return { data: await listReasons(db) };
  });
  serve(app, calls.askReturn, async ({ body, customer }) => {
    return { data: await kept({ customerId: customer.id }, body), message: RETURN_SAVED_TEXT };
  });
  serve(app, calls.getGuestReturn, async ({ params, body }) => {
    const id = await foundOrder(params.randomid, body.access);
    const eligibility = {
      kind: "return" as const,
      customerId: undefined,
      terms: await loadReturnTerms(db),
      now: now(),
    };
    const order = await findReturnableOrder(db, eligibility, id);
    return { data: { order: order ? toWireReturnable(order) : null, reasons: await listReasons(db) } };
  });
  serve(app, calls.askGuestReturn, async ({ params, body: { access, ...body } }) => {
    const orderid = await foundOrder(params.randomid, access);
    return { data: await kept("guest", { ...body, orderid }), message: RETURN_SAVED_TEXT };
  });
  serve(app, staffCalls.keepStaffReturn, async ({ body, staff }) => ({ data: await kept({ staff }, body) }));
  serve(app, staffCalls.listStaffReturns, async ({ query, url }) => {
    const paging = { page: query.page, perPage: STAFF_PER_PAGE };
    const statuses = query.status === undefined ? waitingStatuses() : [statusOf(query.status)];
    const { returns, total } = await listReturnsIn(db, statuses, paging);
    const versions = await versionsOf(
      db,
      "return",
      returns.map(({ id }) => id),
    );
    const rows = returns.map((request) => toWireStaffReturn(request, versions.get(request.id) ?? 0));
    return pagedAnswer(rows, { ...paging, total }, url);
  });
  serve(app, staffCalls.moveStaffReturn, async ({ params, body, staff }) => {
    const { status, rejection, version: seen } = body;
    const found = await findReturn(db, idOf(params.id));
    if (!found) throw notFound();
    const to = statusOf(status);
    if (to === "rejected" && rejection === "")
      throw invalid({ rejection: [MESSAGES.required("Motivul respingerii")] });
    const { ok, request } = await moveReturn(context, found, { to, rejection, seen, actor: staff });
    const shown = toWireStaffReturn(request, await versionOf(db, { kind: "return", id: request.id }));
    if (!ok) throw conflict(shown);
    return { data: shown };
  });

  async function foundOrder(randomId: string, access: string): Promise<number> {
    const found = isOrderAccess(context, randomId, access) && (await findByRandomId(db, randomId));
    if (!found) throw new Refusal(403, { message: ACCESS_EXPIRED_TEXT });
    return found.order.id;
  }

  async function kept(asker: Asker, body: ReturnBody) {
    const asked = await keepReturn(context, asker, body);
    if (!asked.ok) throw asked.error === "refused" ? invalid(asked.errors) : notFound();
    return { id: asked.id, number: String(asked.number), status: RETURN_STATUSES.requested.label };
  }
}

function statusOf(text: string): ReturnStatus {
  if (!isReturnStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}
