import {
  changePaymentMethod as changeCall,
  getPayment as getCall,
  retryPayment as retryCall,
} from "@curat/contract/payments";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ApiContext } from "../../../../context.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import type { ApiEnv, HonoApp } from "../../../../http/access-checks.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { accountOf } from "../../../platform/accounts/index.ts";
import { answerRefused, answerUnderstood, readNotification } from "../../payments/index.ts";
import { applyNotification } from "./apply-notification.service.ts";
import {
  changeMethod,
  NOTIFICATION_PATH,
  PASS_PARAMETER,
  retryPayment,
  showPayment,
} from "./payment.service.ts";

export function paymentRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getCall, async ({ params }) => ({
    data: await showPayment(context, params.randomid),
  }));
  serve(app, retryCall, async ({ params }) => ({
    data: { paymentForm: await retryPayment(context, params.randomid) },
  }));
  serve(app, changeCall, async ({ params, body }) => ({
    data: await changeMethod(context, params.randomid, body.paymentid),
  }));
}

const MAX_NOTIFICATION_BYTES = 64 * 1024;
const XML = { "content-type": "application/xml; charset=utf-8" };

/** After this many refused notifications per minute, a network gets 429. */
const REFUSALS_A_MINUTE = 30;
/** The response is the same for every reason. Only the log contains the reason. */
const REFUSED = "refused";

/** The processor expects 200 with its own XML. It resends a notification after a temporary error. */
export function paymentNotificationRoute(app: Pick<HonoApp, "post">, context: ApiContext): void {
  const { log } = context;
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
  app.post(NOTIFICATION_PATH, limit, async (c, next) => {
    const account = accountOf(context.config, "netopia");
    // Without an account the path needs an API key, as any other.
    if (!account) return next();
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
