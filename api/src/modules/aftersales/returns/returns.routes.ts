import { MESSAGES } from "@curat/contract/messages.values";
import * as calls from "@curat/contract/returns";
import { RETURNS_PER_PAGE } from "@curat/contract/returns.values";
import * as staffCalls from "@curat/contract/staff/returns";
import * as withdrawals from "@curat/contract/withdrawals";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { conflict, invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { requireCustomer } from "../../platform/sessions/index.ts";
import { findByRandomId, requireByAccess } from "../../selling/orders/index.ts";
import {
  createReturn,
  eligibilityNow,
  loadReturnTerms,
  moveReturn,
  previewAccepted,
} from "./returns.service.ts";
import { isReturnStatus, openStatuses, type ReturnStatus } from "./returns.rules.ts";
import {
  findReturn,
  findReturnableOrder,
  listCustomerReturns,
  listReasons,
  listReturnableOrders,
  listStaffReturns,
  listWithdrawals,
  type Return,
} from "./returns.store.ts";
import * as wire from "./returns.wire.ts";
import { returnTexts, withdrawalTexts } from "./texts.ts";
import { checkWithdrawal, declareWithdrawal, nameAccount, requestAccount } from "./withdrawals.service.ts";

export function returnsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listReturns, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const { returns, total } = await listCustomerReturns(db, customer.id, paging);
    return pagedAnswer(returns.map(wire.toWireReturn), { ...paging, total }, url);
  });
  serve(app, calls.listReturnable, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = await eligibilityNow(context, "return", customer.id);
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    return pagedAnswer(orders.map(wire.toWireReturnable), { ...paging, total }, url);
  });
  serve(app, calls.listReturnReasons, async () => ({ data: await listReasons(db) }));
  serve(app, calls.requestReturn, async ({ body, customer }) => {
    const created = await createReturn(context, { customerId: customer.id }, body);
    return { data: wire.toWireCreated(created), message: returnTexts.saved };
  });
  serve(app, calls.getGuestReturn, async ({ params, body }) => {
    const found = await requireByAccess(context, params.randomid, body.access);
    const eligibility = await eligibilityNow(context, "return");
    const order = await findReturnableOrder(db, eligibility, found.order.id);
    return { data: { order: order ? wire.toWireReturnable(order) : null, reasons: await listReasons(db) } };
  });
  serve(app, calls.requestGuestReturn, async ({ params, body: { access, ...body } }) => {
    const { order } = await requireByAccess(context, params.randomid, access);
    const created = await createReturn(context, {}, { ...body, orderid: order.id });
    return { data: wire.toWireCreated(created), message: returnTexts.saved };
  });
}

export function withdrawalsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, withdrawals.listWithdrawable, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = await eligibilityNow(context, "withdrawal", customer.id);
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    const rows = orders.map((order) => wire.toWireWithdrawable(order, eligibility.terms));
    return pagedAnswer(rows, { ...paging, total }, url);
  });
  serve(app, withdrawals.viewWithdrawal, async (call) => {
    const id = await requireOrder(call);
    const eligibility = await eligibilityNow(context, "withdrawal");
    const order = await findReturnableOrder(db, eligibility, id);
    const withdrawable = order ? wire.toWireWithdrawable(order, eligibility.terms) : null;
    return { data: { order: withdrawable, declared: await showDeclared(id) } };
  });
  serve(app, withdrawals.checkWithdrawal, async (call) => {
    return { data: { refund: await checkWithdrawal(context, await requireOrder(call), call.body) } };
  });
  serve(app, withdrawals.declareWithdrawal, async (call) => {
    const request = await declareWithdrawal(context, await requireOrder(call), call.body);
    return { data: wire.toWireWithdrawal(request, await loadReturnTerms(db)), message: withdrawalTexts.kept };
  });
  serve(app, withdrawals.nameWithdrawalAccount, async (call) => {
    const id = await requireOrder(call);
    const account = { bank: call.body.bankname, iban: call.body.bankaccount };
    if (!(await nameAccount(context, id, account)))
      throw invalid({ bankaccount: [withdrawalTexts.noAccountMissing] });
    return { data: { declared: await showDeclared(id) }, message: withdrawalTexts.accountKept };
  });

  async function showDeclared(orderId: number) {
    const terms = await loadReturnTerms(db);
    return (await listWithdrawals(db, orderId)).map((request) => wire.toWireWithdrawal(request, terms));
  }

  /** Returns the id of the order that `access` grants, or of the customer's own order without `access`. */
  async function requireOrder(call: {
    params: { randomid: string };
    body: { access?: string | undefined };
    userToken: string | undefined;
  }): Promise<number> {
    const { randomid } = call.params;
    const { access } = call.body;
    if (access !== undefined) return (await requireByAccess(context, randomid, access)).order.id;
    const customer = await requireCustomer(context, call.userToken);
    const own = await findByRandomId(db, randomid, customer.id);
    if (!own) throw notFound();
    return own.order.id;
  }
}

export function staffReturnsRoutes(app: ApiApp, context: ApiContext): void {
  const { db, now } = context;
  const show = async (request: Return) =>
    wire.toWireStaffReturn(request, {
      version: await versionOf(db, { kind: "return", id: request.id }),
      account: await previewAccepted(db, request, now()),
      now: now(),
    });
  const getReturn = async (id: string): Promise<Return> => {
    const found = await findReturn(db, idOf(id));
    if (!found) throw notFound();
    return found;
  };

  serve(app, staffCalls.listStaffReturns, async ({ query, url }) => {
    const paging = { page: query.page, perPage: query.per_page };
    const { kind, deadline, q: text, sort } = query;
    const filter = { statuses: statusesOf(query.status), kind, deadline, text, sort, now: now() };
    const { returns, total } = await listStaffReturns(db, filter, paging);
    const ids = returns.map(({ id }) => id);
    const versions = await versionsOf(db, "return", ids);
    const rows = returns.map((request) =>
      wire.toWireStaffReturn(request, { version: versions.get(request.id) ?? 0, account: [], now: now() }),
    );
    return pagedAnswer(rows, { ...paging, total }, url);
  });

  serve(app, staffCalls.getStaffReturn, async ({ params }) => ({
    data: await show(await getReturn(params.id)),
  }));

  serve(app, staffCalls.createStaffReturn, async ({ body, staff }) => ({
    data: wire.toWireCreated(await createReturn(context, { staff }, body)),
  }));

  serve(app, staffCalls.requestReturnAccount, async ({ params, staff }) => {
    const found = await getReturn(params.id);
    if (!(await requestAccount(context, found, staff))) throw conflict(await show(found));
    return { data: await show(found) };
  });

  serve(app, staffCalls.moveStaffReturn, async ({ params, body, staff }) => {
    const { status, rejection, version } = body;
    const found = await getReturn(params.id);
    const to = statusOf(status);
    if (to === "rejected" && rejection === "")
      throw invalid({ rejection: [MESSAGES.required("Motivul respingerii")] });
    const { ok, request } = await moveReturn(context, found, { to, rejection, version, actor: staff });
    if (!ok) throw conflict(await show(request));
    return { data: await show(request) };
  });
}

function statusesOf(text: string | undefined): ReturnStatus[] | undefined {
  if (text === "all") return undefined;
  return text === undefined ? openStatuses() : [statusOf(text)];
}

function statusOf(text: string): ReturnStatus {
  if (!isReturnStatus(text)) throw invalid({ status: [MESSAGES.invalid("Stare")] });
  return text;
}
