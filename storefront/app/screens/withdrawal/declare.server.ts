import type { RouterContextProvider } from "react-router";
import { checkWithdrawal, declareWithdrawal } from "@curat/contract/withdrawals";
import { textOf, typedValues } from "@curat/ui/form/form-values.ts";
import type { SentForm } from "../../components/form/use-sent-form.ts";
import { redirectWithNotices } from "../../session/notices.server.ts";
import { submit } from "../../components/form/submit.server.ts";
import { returnBodyOf } from "../account/returns/return-body.ts";
import { findOrderToWithdraw } from "./order-to-withdraw.server.ts";
import { WITHDRAWAL_INTENT, WITHDRAWAL_PAGE, withdrawalOf } from "./page.ts";

interface Sent {
  request: Request;
  context: Readonly<RouterContextProvider>;
  url: URL;
}
/** `isReviewed` leads to the second step, where all that was typed is shown once more. */
export interface WithdrawalAnswer extends SentForm {
  isReviewed?: boolean;
}

/** First what and who is checked; only the second step's button declares anything. */
export async function withdraw({ request, context, url }: Sent) {
  const held = await findOrderToWithdraw(context, url);
  if (!held) return redirectWithNotices(context, WITHDRAWAL_PAGE);
  const form = await request.formData();
  const intent = textOf(form, "intent");
  if (intent === WITHDRAWAL_INTENT.edit) return stay(form, false);
  const { full_name, email, bankname, bankaccount, products } = returnBodyOf(form);
  const body = { full_name, email, bankname, bankaccount, products, access: held.access };
  const sending = { form, params: { randomid: held.randomid }, body };
  if (intent !== WITHDRAWAL_INTENT.confirm)
    return submit(context, checkWithdrawal, { ...sending, done: () => stay(form, true) });
  const to = held.access === undefined ? withdrawalOf(held.randomid) : WITHDRAWAL_PAGE;
  return submit(context, declareWithdrawal, { ...sending, done: { to } });
}

function stay(form: FormData, isReviewed: boolean): WithdrawalAnswer {
  return { notices: [], values: typedValues(form), isReviewed };
}
