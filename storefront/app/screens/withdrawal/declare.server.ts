import type { RouterContextProvider } from "react-router";
import { checkWithdrawal, declareWithdrawal } from "@curat/contract/withdrawals";
import { textOf, typedValues } from "../../components/form/form-values.ts";
import type { SentForm } from "../../components/form/use-sent-form.ts";
import { apiOf } from "../../session/api.server.ts";
import { goOn } from "../../session/notices.server.ts";
import { refusalOf, refuseForm } from "../../components/form/sent-form.server.ts";
import { returnBodyOf } from "../account/returns/return-body.ts";
import { heldOrder } from "./held-order.server.ts";
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
  const held = await heldOrder(context, url);
  if (!held) return goOn(context, WITHDRAWAL_PAGE);
  const form = await request.formData();
  const intent = textOf(form, "intent");
  if (intent === WITHDRAWAL_INTENT.edit) return stay(form, false);
  const { full_name, email, bankname, bankaccount, products } = returnBodyOf(form);
  const body = { full_name, email, bankname, bankaccount, products, access: held.access };
  const params = { randomid: held.randomid };
  const refusal = refusalOf(checkWithdrawal, body);
  if (intent !== WITHDRAWAL_INTENT.confirm) {
    const checked = refusal ?? (await apiOf(context).call(checkWithdrawal, { params, body }));
    return checked.ok ? stay(form, true) : refuseForm(context, { form, errors: checked.errors });
  }
  const declared = refusal ?? (await apiOf(context).call(declareWithdrawal, { params, body }));
  if (!declared.ok) return refuseForm(context, { form, errors: declared.errors });
  return goOn(context, held.access === undefined ? withdrawalOf(held.randomid) : WITHDRAWAL_PAGE);
}

function stay(form: FormData, isReviewed: boolean): WithdrawalAnswer {
  return { notices: [], values: typedValues(form), isReviewed };
}
