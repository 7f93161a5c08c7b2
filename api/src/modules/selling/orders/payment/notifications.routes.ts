/** The addresses at which processors report payments. They need no API key: a pass or a signature proves them. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ApiContext } from "../../../../context.ts";
import { addressBlock } from "../../../../http/address-block.ts";
import type { ApiEnv, HonoApp } from "../../../../http/access-checks.ts";
import { answerRefused, answerUnderstood, readNetopiaNotification } from "../../payments/index.ts";
import { applyNotification } from "./apply-notification.service.ts";
import { PASS_PARAMETER } from "./payment.service.ts";

const MAX_NOTIFICATION_BYTES = 64 * 1024;

/** After this many refused notifications per minute, a network gets 429. */
const REFUSALS_A_MINUTE = 30;

/** A processor's protocol: what a notification means, and how the shop answers. */
interface Protocol {
  path: string;
  contentType: string;
  /** Applies a notification and returns the answer to it. Throws if it must be sent again. */
  take(sent: {
    body: Uint8Array;
    pass: string;
    header: (name: string) => string | undefined;
  }): Promise<Taken>;
  /** The answer to a refused notification. It is the same for every reason; only the log contains the reason. */
  refused: { status: 200 | 400; text: string };
  /** The answer that makes the processor send the notification again. */
  again: { status: 200 | 503; text: string };
}

type Taken = { ok: true; text: string } | { ok: false; reason: string };

/** Serves the notifications of all processors with an account. */
export function paymentNotificationRoutes(app: Pick<HonoApp, "post">, context: ApiContext): void {
  const protocols = [netopiaV1(context)];
  for (const protocol of protocols) if (protocol) mount(app, context, protocol);
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
  app.post(path, limit, async (c) => {
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

/** Version 1 expects 200 with its own XML. It resends a notification after a temporary error. */
function netopiaV1(context: ApiContext): Protocol | undefined {
  const account = context.config.netopia;
  if (!account) return undefined;
  return {
    path: "/payments/netopia/notification",
    contentType: "application/xml; charset=utf-8",
    refused: { status: 200, text: answerRefused("permanent", REFUSED) },
    again: { status: 200, text: answerRefused("temporary", AGAIN) },
    take: async ({ body, pass }) => {
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
