import type { RouterContextProvider } from "react-router";
import type { OrderDetail } from "@curat/contract/account-orders";
import { requestGuestReturn, getGuestReturn } from "@curat/contract/returns";
import { viewWithdrawal } from "@curat/contract/withdrawals";
import { apiOf } from "../../session/api.server.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { addNothingSelectedNotice } from "../../components/returns/nothing-selected.server.ts";
import { toReasonOptions, toReturnableView } from "../../components/returns/returnable.ts";
import { returnBodyOf } from "../../components/returns/return-body.ts";
import { texts as returnTexts } from "../../components/returns/texts.ts";
import { PAGE } from "../../components/find-order/find-intent.ts";
import { storedAccess } from "../../session/order-access-cookie.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the buyer's data and the products that can be returned, or null if there are none. */
export async function loadGuestReturn(context: Context, { data }: OrderDetail) {
  const stored = storedAccess(context);
  if (!stored) return null;
  const { randomid, access } = stored;
  const answer = await apiOf(context).call(getGuestReturn, { params: { randomid }, body: { access } });
  if (!answer.ok || !answer.data.order) return null;
  const { firstname, lastname, email, phone } = data;
  return {
    order: toReturnableView(answer.data.order),
    reasons: toReasonOptions(answer.data.reasons),
    person: { fullname: `${firstname} ${lastname}`, email, phone },
  };
}

/**
 * Returns "account" if a declared withdrawal lacks a bank account for the refund, or "withdraw" if a
 * withdrawal is still possible.
 */
export async function loadWithdrawalUse(context: Context): Promise<"withdraw" | "account" | undefined> {
  const stored = storedAccess(context);
  if (!stored) return undefined;
  const { randomid, access } = stored;
  const answer = await apiOf(context).call(viewWithdrawal, { params: { randomid }, body: { access } });
  if (!answer.ok) return undefined;
  const { order, declared } = answer.data;
  if (declared.some(({ needs_account }) => needs_account)) return "account";
  return order ? "withdraw" : undefined;
}

export async function sendGuestReturn(context: Context, form: FormData) {
  const stored = storedAccess(context);
  if (!stored) return redirectWithNotices(context, PAGE);
  const { orderid: _known, ...requested } = returnBodyOf(form);
  const body = { ...requested, access: stored.access };
  return submit(context, requestGuestReturn, {
    form,
    params: { randomid: stored.randomid },
    body,
    done: { to: PAGE, say: returnTexts.saved },
    refused: (answer) => addNothingSelectedNotice(context, answer),
  });
}
