import {
  changePaymentMethod as changeCall,
  getPayment as getCall,
  retryPayment as retryCall,
} from "@curat/contract/payments";
import type { ApiContext } from "../../../../context.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { openPage } from "./open-page.ts";
import { changeMethod, reopenAttempt, showPayment } from "./payment.service.ts";

export function paymentRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getCall, async ({ params }) => ({
    data: await showPayment(context, params.randomid),
  }));
  serve(app, retryCall, async ({ params }) => ({
    data: { paymentForm: (await openPage(context, await reopenAttempt(context, params.randomid))) ?? "" },
  }));
  serve(app, changeCall, async ({ params, body }) => ({
    data: await changeMethod(context, params.randomid, body.paymentid),
  }));
}
