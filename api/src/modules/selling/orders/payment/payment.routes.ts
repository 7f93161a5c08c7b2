import {
  changePaymentMethod as changeCall,
  getPayment as getCall,
  type PaymentStatus,
  retryPayment as retryCall,
} from "@curat/contract/payments";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ApiContext } from "../../../../context.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import type { ApiEnv, HonoApp } from "../../../../http/access-checks.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { answerRefused, answerUnderstood, readNotification } from "../../payments/index.ts";
import { applyNotification } from "./apply-notification.service.ts";
import {
  changeMethod,
  findPayment,
  NOTIFICATION_PATH,
  PASS_PARAMETER,
  type PaymentView,
  retryPayment,
} from "./payment.service.ts";
import { toLei, type Wire } from "@curat/contract/lei.values";
import { statusLabel } from "../orders.rules.ts";
import { awaitsCard, payableByCard, shownState } from "../order-payment.rules.ts";

export function paymentRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getCall, async ({ params }) => ({
    data: toWirePayment(await findPayment(context, params.randomid)),
  }));
  serve(app, retryCall, async ({ params }) => ({
    data: { paymentForm: await retryPayment(context, params.randomid) },
  }));
  serve(app, changeCall, async ({ params, body }) => ({
    data: toWirePayment(await changeMethod(context, params.randomid, body.paymentid)),
  }));
}

const MAX_NOTIFICATION_BYTES = 64 * 1024;
const XML = { "content-type": "application/xml; charset=utf-8" };

/** Refused notifications per minute before an address gets 429. The processor's own are never refused. */
const REFUSALS_A_MINUTE = 30;
/** The same response for every reason; only the log has the reason. */
const REFUSED = "refused";

/** The processor expects 200 and its own XML, and resends after a temporary error, such as ours. */
export function paymentNotificationRoute(app: Pick<HonoApp, "post">, context: ApiContext): void {
  const { log } = context;
  const account = context.config.netopia;
  if (!account) return;
  const refusals = new RateLimiterMemory({ points: REFUSALS_A_MINUTE, duration: 60 });
  const blockOf = (c: Context<ApiEnv>): string => addressBlock(c.env.visitor ?? "direct");
  const isTooMuch = async (c: Context<ApiEnv>): Promise<boolean> => {
    if (context.config.rateLimits === false) return false;
    return ((await refusals.get(blockOf(c)))?.consumedPoints ?? 0) >= REFUSALS_A_MINUTE;
  };
  const refuse = async (c: Context<ApiEnv>, reason: string): Promise<string> => {
    await refusals.penalty(blockOf(c));
    log({ level: "warn", message: "A payment notification was refused.", reason });
    return answerRefused("permanent", REFUSED);
  };
  const limit = bodyLimit({
    maxSize: MAX_NOTIFICATION_BYTES,
    onError: async (c) => c.body(await refuse(c, "too large"), 200, XML),
  });
  app.post(NOTIFICATION_PATH, limit, async (c) => {
    try {
      if (await isTooMuch(c)) return c.body(answerRefused("temporary", "try again"), 429, XML);
      const sent = await c.req.text().catch(() => undefined);
      if (sent === undefined) return c.body(await refuse(c, "broken off"), 400, XML);
      const read = readNotification(Object.fromEntries(new URLSearchParams(sent)), account);
      if (!read.ok) return c.body(await refuse(c, read.reason), 200, XML);
      const applied = await applyNotification(context, read.notification, c.req.query(PASS_PARAMETER) ?? "");
      return c.body(applied.ok ? answerUnderstood(read.crc) : await refuse(c, applied.error), 200, XML);
    } catch (error) {
      log({ level: "error", message: "A payment notification could not be applied.", error });
      return c.body(answerRefused("temporary", "try again"), 200, XML);
    }
  });
}

/** Converts a payment for its page, without personal data. */
function toWirePayment(payment: PaymentView): Wire<PaymentStatus> {
  const { order, latest, canRetry, transferDays, methods } = payment;
  return {
    number: String(order.number),
    state: shownState(order, latest),
    status_label: statusLabel(order, order.status),
    paymentCode: order.paymentCode,
    paymentName: order.paymentName,
    total: toLei(payableByCard(order) || order.totalBani),
    handling_charge: toLei(order.chargesBani),
    total_vat: toLei(order.vatBani),
    pay_until: awaitsCard(order) ? (order.releaseAt?.toISOString() ?? null) : null,
    transfer_days: transferDays,
    canRetry,
    methods: methods.map(({ method: { id, name }, chargeBani }) => ({
      paymentId: id,
      paymentName: name,
      paymentTax: toLei(chargeBani),
    })),
  };
}
