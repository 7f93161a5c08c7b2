import { markRefundUnsent, sendRefund as sendCall } from "@curat/contract/staff/refunds";
import type { ApiContext } from "../../../../context.ts";
import { idOf } from "../../../../http/ids.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { markUnsent, sendRefund } from "./send-refund.service.ts";

export function cardRefundRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, sendCall, async ({ params, staff }) => ({
    data: await sendRefund(context, idOf(params.id), staff),
  }));
  serve(app, markRefundUnsent, async ({ params, staff }) => ({
    data: await markUnsent(context, idOf(params.id), staff),
  }));
}
