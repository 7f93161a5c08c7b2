import * as calls from "@curat/contract/withdrawals";
import { RETURNS_PER_PAGE } from "@curat/contract/returns.values";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findByRandomId, requireByAccess } from "../../selling/orders/index.ts";
import { requireCustomer } from "../../platform/sessions/index.ts";
import { findReturnableOrder, listReturnableOrders, listWithdrawals } from "./returns.store.ts";
import { eligibilityNow, loadReturnTerms } from "./returns.service.ts";
import { toWireWithdrawable, toWireWithdrawal } from "./returns.wire.ts";
import { checkWithdrawal, declareWithdrawal } from "./withdrawals.service.ts";
import { nameAccount } from "./return-account.service.ts";
import { withdrawalTexts } from "./texts.ts";

interface OrderCall {
  params: { randomid: string };
  body: { access?: string | undefined };
  userToken: string | undefined;
}

export function withdrawalsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listWithdrawable, async ({ query, url, customer }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = await eligibilityNow(context, "withdrawal", customer.id);
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    const rows = orders.map((order) => toWireWithdrawable(order, eligibility.terms));
    return pagedAnswer(rows, { ...paging, total }, url);
  });
  serve(app, calls.viewWithdrawal, async (call) => {
    const id = await requireOrder(call);
    const eligibility = await eligibilityNow(context, "withdrawal");
    const order = await findReturnableOrder(db, eligibility, id);
    const withdrawable = order ? toWireWithdrawable(order, eligibility.terms) : null;
    return { data: { order: withdrawable, declared: await showDeclared(id) } };
  });
  serve(app, calls.checkWithdrawal, async (call) => {
    const checked = await checkWithdrawal(context, await requireOrder(call), call.body);
    if (!checked.ok) throw invalid(checked.errors);
    return { data: { refund: checked.refund } };
  });
  serve(app, calls.declareWithdrawal, async (call) => {
    const declared = await declareWithdrawal(context, await requireOrder(call), call.body);
    if (!declared.ok) throw invalid(declared.errors);
    const data = toWireWithdrawal(declared.request, await loadReturnTerms(db));
    return { data, message: withdrawalTexts.kept };
  });
  serve(app, calls.nameWithdrawalAccount, async (call) => {
    const id = await requireOrder(call);
    const account = { bank: call.body.bankname, iban: call.body.bankaccount };
    if (!(await nameAccount(context, id, account)))
      throw invalid({ bankaccount: [withdrawalTexts.noAccountMissing] });
    return { data: { declared: await showDeclared(id) }, message: withdrawalTexts.accountKept };
  });

  async function showDeclared(orderId: number) {
    const terms = await loadReturnTerms(db);
    return (await listWithdrawals(db, orderId)).map((request) => toWireWithdrawal(request, terms));
  }

  /** Returns the id of the order that `access` refers to; without it, of the customer's own order. */
  async function requireOrder({
    params: { randomid },
    body: { access },
    userToken,
  }: OrderCall): Promise<number> {
    if (access !== undefined) return (await requireByAccess(context, randomid, access)).order.id;
    const customer = await requireCustomer(context, userToken);
    const own = await findByRandomId(db, randomid, customer.id);
    if (!own) throw notFound();
    return own.order.id;
  }
}
