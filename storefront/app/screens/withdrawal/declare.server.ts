import type { RouterContextProvider } from "react-router";
import { ACCOUNT_RECORDED_TEXT } from "@curat/contract/returns.values";
import { checkWithdrawal, declareWithdrawal, nameWithdrawalAccount } from "@curat/contract/withdrawals";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { SentForm } from "../../components/form/use-sent-form.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { returnBodyOf } from "../../components/returns/return-body.ts";
import { findOrderToWithdraw, type OrderToWithdraw } from "./order-to-withdraw.server.ts";
import {
  WITHDRAWAL_INTENT,
  WITHDRAWAL_PAGE,
  withdrawalOf,
} from "../../components/returns/withdrawal-page.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}
export interface WithdrawalAnswer extends SentForm {
  isReviewed?: boolean;
}

/** Handles both steps. The first only validates products and person; the second declares the withdrawal. */
export async function withdraw({ request, context, url }: Sent) {
  const order = await findOrderToWithdraw(context, url);
  if (!order) return redirectWithNotices(context, WITHDRAWAL_PAGE);
  const form = await request.formData();
  const intent = textOf(form, "intent");
  if (intent === WITHDRAWAL_INTENT.edit) return stay(form, false);
  if (intent === WITHDRAWAL_INTENT.account) return nameAccount({ context, form, held: order });
  const { full_name, email, bankname, bankaccount, products } = returnBodyOf(form);
  const body = { full_name, email, bankname, bankaccount, products, access: order.access };
  const sending = { form, params: { randomid: order.randomid }, body };
  if (intent !== WITHDRAWAL_INTENT.confirm)
    return submit(context, checkWithdrawal, { ...sending, done: () => stay(form, true) });
  return submit(context, declareWithdrawal, { ...sending, done: { to: pageOf(order) } });
}

function nameAccount({
  context,
  form,
  held,
}: Pick<Sent, "context"> & { form: FormData; held: OrderToWithdraw }) {
  const { bankname, bankaccount } = returnBodyOf(form);
  const { access, randomid } = held;
  return submit(context, nameWithdrawalAccount, {
    form,
    params: { randomid },
    body: { bankname, bankaccount, ...(access !== undefined && { access }) },
    done: { to: pageOf(held), say: ACCOUNT_RECORDED_TEXT },
  });
}

function pageOf({ access, randomid }: OrderToWithdraw): string {
  return access === undefined ? withdrawalOf(randomid) : WITHDRAWAL_PAGE;
}

function stay(form: FormData, isReviewed: boolean): WithdrawalAnswer {
  return { notices: [], values: typedValues(form), isReviewed };
}
