import * as calls from "@curat/contract/withdrawals";
import { RETURNS_PER_PAGE } from "@curat/contract/returns.values";
import type { ApiContext } from "../../../context.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { findByRandomId, requireByAccess } from "../../selling/orders/index.ts";
import { requireCustomer } from "../../platform/sessions/index.ts";
import { findReturnableOrder, listReturnableOrders, listWithdrawals } from "./returns.store.ts";
import { eligibilityNow } from "./returns.service.ts";
import { toWireWithdrawable, toWireWithdrawal } from "./returns.wire.ts";
import { checkWithdrawal, declareWithdrawal, loadDeclaredPlace } from "./withdrawals.service.ts";
import { nameAccount } from "./return-account.service.ts";
import { withdrawalTexts } from "./texts.ts";

/** Withdrawing from the contract: of one's own order, or of the one that a guest found. */
export function withdrawalsRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;
  serve(app, calls.listWithdrawable, async ({ query, url, customer: { id: customerId } }) => {
    const paging = { page: query.page, perPage: RETURNS_PER_PAGE };
    const eligibility = await eligibilityNow(context, "withdrawal", customerId);
    const { orders, total } = await listReturnableOrders(db, eligibility, paging);
    return pagedAnswer(
      orders.map((order) => toWireWithdrawable(order, eligibility.terms)),
      { ...paging, total },
      url,
    );
  });
  serve(app, calls.viewWithdrawal, async ({ params, body, userToken }) => {
    const id = await heldOrder(params.randomid, body.access, userToken);
    const place = await loadDeclaredPlace(db);
    const eligibility = await eligibilityNow(context, "withdrawal");
    const order = await findReturnableOrder(db, eligibility, id);
    const declared = await listWithdrawals(db, id);
    return {
      data: {
        order: order ? toWireWithdrawable(order, place.terms) : null,
        declared: declared.map((request) => toWireWithdrawal(request, place)),
      },
    };
  });
  serve(app, calls.checkWithdrawal, async ({ params, body, userToken }) => {
    const checked = await checkWithdrawal(
      context,
      await heldOrder(params.randomid, body.access, userToken),
      body,
    );
    if (!checked.ok) throw invalid(checked.errors);
    return { data: { refund: checked.refund } };
  });
  serve(app, calls.declareWithdrawal, async ({ params, body, userToken }) => {
    const id = await heldOrder(params.randomid, body.access, userToken);
    const declared = await declareWithdrawal(context, id, body);
    if (!declared.ok) throw invalid(declared.errors);
    return {
      data: toWireWithdrawal(declared.request, await loadDeclaredPlace(db)),
      message: withdrawalTexts.kept,
    };
  });
  serve(app, calls.nameWithdrawalAccount, async ({ params, body, userToken }) => {
    const id = await heldOrder(params.randomid, body.access, userToken);
    const account = { bank: body.bankname, iban: body.bankaccount };
    if (!(await nameAccount(context, id, account)))
      throw invalid({ bankaccount: [withdrawalTexts.noAccountMissing] });
    const place = await loadDeclaredPlace(db);
    const declared = await listWithdrawals(db, id);
    return {
      data: { declared: declared.map((request) => toWireWithdrawal(request, place)) },
      message: withdrawalTexts.accountKept,
    };
  });

  /** The order of a good access; without one, the customer's own. */
  async function heldOrder(
    randomId: string,
    access: string | undefined,
    userToken: string | undefined,
  ): Promise<number> {
    if (access !== undefined) return (await requireByAccess(context, randomId, access)).order.id;
    const customer = await requireCustomer(context, userToken);
    const own = await findByRandomId(db, randomId, customer.id);
    if (!own) throw notFound();
    return own.order.id;
  }
}
