/**
 * The URLs at which processors report payments. They need no API key, because a secret or a signature proves each
 * notification.
 */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ApiContext } from "../../../../context.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import type { ApiEnv, HonoApp } from "../../../../http/access-checks.ts";
import { accountOf } from "../../../platform/accounts/index.ts";
import {
  answerRefused,
  answerUnderstood,
  answerV2,
  CREDITED,
  readNetopiaNotification,
  readStripeEvent,
  readV2Notification,
  stateOf,
} from "../../payments/index.ts";
import { listRefundAttempts } from "../../refunds/index.ts";
import { applyNotification } from "./apply-notification.service.ts";
import { PASS_PARAMETER } from "./payment.service.ts";
import { findAttempt } from "./payment.store.ts";
import { settlePayment } from "./settle-payment.service.ts";
import { applyStripeEvent } from "./stripe-events.service.ts";

const MAX_NOTIFICATION_BYTES = 64 * 1024;

/** After this many refused notifications per minute, a network gets 429. */
const REFUSALS_A_MINUTE = 30;

/** A processor's protocol: how to interpret a notification and how to respond. */
interface Protocol {
  path: string;
  contentType: string;
  /** Returns whether the shop currently has an account at the processor. */
  isServed(): boolean;
  /** Applies a notification and returns the response. Throws if the processor must send it again. */
  take(sent: Sent): Promise<Taken>;
  /** Response to a refused notification. It does not reveal the reason, which is only logged. */
  refused: { status: 200 | 400; text: string };
  /** Response that makes the processor send the notification again. */
  again: { status: 200 | 503; text: string };
}

interface Sent {
  body: Uint8Array;
  pass: string;
  header: (name: string) => string | undefined;
}

type Taken = { ok: true; text: string } | { ok: false; reason: string };

export function paymentNotificationRoutes(app: Pick<HonoApp, "post">, context: ApiContext): void {
  for (const protocol of [netopiaV1(context), netopiaV2(context), stripe(context)])
    mount(app, context, protocol);
}

function mount(app: Pick<HonoApp, "post">, { config, log }: ApiContext, protocol: Protocol): void {
  const { path, contentType, refused, again } = protocol;
  const type = { "content-type": contentType };
  const refusals = new RateLimiterMemory({ points: REFUSALS_A_MINUTE, duration: 60 });
  const blockOf = (c: Context<ApiEnv>): string => addressBlock(c.env.visitor ?? "direct");
  const isTooMuch = async (c: Context<ApiEnv>): Promise<boolean> => {
    if (config.rateLimits === false) return false;
    return ((await refusals.get(blockOf(c)))?.consumedPoints ?? 0) >= REFUSALS_A_MINUTE;
  };
  const refuse = async (c: Context<ApiEnv>, reason: string): Promise<Response> => {
    await refusals.penalty(blockOf(c));
    log({ level: "warn", message: "A payment notification was refused.", reason });
    return c.body(refused.text, reason === BROKEN_OFF ? 400 : refused.status, type);
  };
  const limit = bodyLimit({ maxSize: MAX_NOTIFICATION_BYTES, onError: async (c) => refuse(c, "too large") });
  app.post(path, limit, async (c, next) => {
    // Without an account, the path requires an API key like any other.
    if (!protocol.isServed()) return next();
    try {
      if (await isTooMuch(c)) return c.body(again.text, 429, type);
      const body = await c.req.arrayBuffer().catch(() => undefined);
      if (body === undefined) return await refuse(c, BROKEN_OFF);
      const pass = c.req.query(PASS_PARAMETER) ?? "";
      const taken = await protocol.take({
        body: new Uint8Array(body),
        pass,
        header: (name) => c.req.header(name),
      });
      return taken.ok ? c.body(taken.text, 200, type) : await refuse(c, taken.reason);
    } catch (error) {
      log({ level: "error", message: "A payment notification could not be applied.", error });
      return c.body(again.text, again.status, type);
    }
  });
}

const BROKEN_OFF = "broken off";
const REFUSED = "refused";
const AGAIN = "try again";

/** Netopia version 1 expects 200 with its own XML. It resends a notification after a temporary error. */
function netopiaV1(context: ApiContext): Protocol {
  const { config } = context;
  return {
    path: "/payments/netopia/notification",
    contentType: "application/xml; charset=utf-8",
    refused: { status: 200, text: answerRefused("permanent", REFUSED) },
    again: { status: 200, text: answerRefused("temporary", AGAIN) },
    isServed: () => accountOf(config, "netopia") !== undefined,
    take: async ({ body, pass }) => {
      const account = accountOf(config, "netopia");
      if (!account) throw new Error("The account was removed.");
      const fields = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body)));
      const read = readNetopiaNotification(fields, account);
      if (!read.ok) return read;
      const applied = await applyNotification(context, read.notification, pass);
      return applied.ok
        ? { ok: true, text: answerUnderstood(read.crc) }
        : { ok: false, reason: applied.error };
    },
  };
}

const PAID_STATES = new Set(["paid", "refund_due", "refunded"]);

/** Netopia version 2 expects 200 with its own JSON. It resends a notification after an error of type 1. */
function netopiaV2(context: ApiContext): Protocol {
  const { config, db } = context;
  return {
    path: "/payments/netopia-v2/notification",
    contentType: "application/json",
    refused: { status: 200, text: answerV2("refused") },
    again: { status: 200, text: answerV2("again") },
    isServed: () => accountOf(config, "netopia_v2") !== undefined,
    take: async ({ body, pass, header }) => {
      const account = accountOf(config, "netopia_v2");
      if (!account) throw new Error("The account was removed.");
      const read = readV2Notification(body, header("verification-token"), account);
      if (!read.ok) return read;
      const { reference, state, currency, amountBani, detail, digest } = read.notification;
      const { status, tell } = state === CREDITED ? await creditedState(context, reference) : stateOf(state);
      const notification = {
        provider: "netopia_v2" as const,
        reference,
        // Only the response to the shop's own status query marks the order as paid.
        status: status === "paid" ? ("started" as const) : status,
        action: `ipn ${state}`,
        currency,
        amountBani,
        processedBani: amountBani,
        detail,
        digest,
        ...(tell !== undefined && { tell }),
      };
      const applied = await applyNotification(context, notification, pass);
      if (!applied.ok) return { ok: false, reason: applied.error };
      const attempt = status === "paid" ? await findAttempt(db, reference) : undefined;
      if (attempt && !PAID_STATES.has(attempt.state)) {
        const settled = await settlePayment(context, attempt.id);
        if (!PAID_STATES.has(settled)) return { ok: true, text: answerV2("again") };
      }
      return { ok: true, text: answerV2("understood") };
    },
  };
}

const FOREIGN_CREDIT =
  "Netopia anunță o restituire pe card pe care magazinul nu a cerut-o. Verific-o în contul Netopia și înregistreaz-o la comandă.";

/**
 * A notification of a refund contains neither its amount nor its request, so it only proves that the payment was
 * paid.
 */
async function creditedState(
  { db }: ApiContext,
  reference: string,
): Promise<{ status: "paid"; tell?: string }> {
  const payment = await findAttempt(db, reference);
  const requests = payment ? await listRefundAttempts(db, payment.id) : [];
  const isOurs = requests.some(({ state }) => state !== "refused");
  return { status: "paid", ...(!isOurs && { tell: FOREIGN_CREDIT }) };
}

/** Stripe expects any 2xx status, and resends the event after any other. */
function stripe(context: ApiContext): Protocol {
  const { config } = context;
  const received = { ok: true as const, text: '{"received":true}' };
  return {
    path: "/payments/stripe/notification",
    contentType: "application/json",
    refused: { status: 400, text: '{"received":false}' },
    again: { status: 503, text: '{"received":false}' },
    isServed: () => accountOf(config, "stripe") !== undefined,
    take: async ({ body, header }) => {
      const account = accountOf(config, "stripe");
      if (!account) throw new Error("The account was removed.");
      const read = await readStripeEvent(body, header("stripe-signature"), account);
      if (!read.ok) return read;
      await applyStripeEvent(context, account, read.event);
      return received;
    },
  };
}
