import type { ActionFunctionArgs } from "react-router";
import { changePaymentMethod, retryPayment } from "@curat/contract/payments";
import { textOf } from "@curat/ui/form/form-values.ts";
import { apiOf } from "../../session/api.server.ts";
import { answerForm } from "../../session/notices.server.ts";
import { scopeContext } from "../../storefront-context.ts";
import { readPaymentForm } from "../../components/payment/payment-form.server.ts";
import type { PaymentForm } from "../../components/payment/payment-form.server.ts";
import { texts } from "../../components/payment/texts.ts";

export interface PaymentAnswer {
  form?: PaymentForm;
}

/**
 * Retries the payment or changes its method. A notice explains if the payment was settled in the meantime.
 */
export async function payAgain({ request, context, params }: ActionFunctionArgs) {
  const api = apiOf(context);
  const path = { randomid: params.randomid ?? "" };
  const sent = await request.formData();
  // Redirects to the plain payment page rather than the processor's return URL, so that a reload starts no
  // further retry.
  const to = `/plata/${encodeURIComponent(path.randomid)}`;
  if (textOf(sent, "intent") === "retry") {
    const answer = await api.call(retryPayment, { params: path });
    if (!answer.ok) return answerForm<PaymentAnswer>({ request, context }, { to });
    const form = readPaymentForm(
      answer.data.paymentForm,
      context.get(scopeContext).options.paymentProcessors,
    );
    if (form) return { form, notices: [] };
    return answerForm<PaymentAnswer>(
      { request, context },
      { to, notices: [{ kind: "error", text: texts.notOpened }] },
    );
  }
  const answer = await api.call(changePaymentMethod, {
    params: path,
    body: { paymentid: textOf(sent, "paymentid") },
  });
  const own = answer.ok ? [{ kind: "success" as const, text: texts.changed }] : [];
  return answerForm<PaymentAnswer>({ request, context }, { to, notices: own });
}
