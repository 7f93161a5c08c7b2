/** Simulates Stripe: Checkout sessions, payment intents, refunds, its payment page, and its webhooks. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, answerFaulty, type CallFault } from "../call-faults.ts";
import { decisionPage, refusalPage } from "../netopia/pages.ts";
import { bodyOf, listen, sendUntilTaken } from "../serving.ts";
import { textAt, type Tree, treeOf } from "./form.ts";
import { type HookFault, signEvent } from "./webhooks.ts";

export { HOOK_FAULTS, type HookFault, signEvent } from "./webhooks.ts";

export const STRIPE_DEMO = { secretKey: "sk_test_demo_curat", webhookSecret: "whsec_demo_curat" };

export interface StripeOptions {
  port: number;
  host?: string;
  /** URL of the payment page for the buyer's browser; defaults to the server's own. */
  pageUrl?: string;
  secretKey: string;
  webhookSecret: string;
  /** URL that receives the events. */
  webhookUrl: string;
  retryPauseMs?: number;
  callFault?: (path: string) => CallFault | undefined;
  hookFault?: () => HookFault | undefined;
  /** Returns whether the next refund fails after it was reported as successful. */
  refundFails?: () => boolean;
}

export interface StripePayment {
  sessionId: string;
  reference: string;
  amount: number;
  paidBani: number;
  creditedBani: number;
}

export interface StripeStandIn {
  url: string;
  /** All payments, for tests. */
  payments(): StripePayment[];
  /** Opens a dispute about a payment, for tests. */
  dispute(sessionId: string): Promise<void>;
  close(): Promise<void>;
}

interface Session extends StripePayment {
  intentId: string;
  status: "open" | "complete" | "expired";
  currency: string;
  metadata: Record<string, string>;
  successUrl: string;
  name: string;
  expiresAt: number;
  declined: boolean;
}

interface Refund {
  id: string;
  intentId: string;
  amount: number;
  status: "succeeded" | "failed";
  metadata: Record<string, string>;
}

const BUYER_WAITS_MS = 3_000;
const MAX_SESSIONS = 10_000;

/** Starts the stand-in, which keeps payments only in memory. */
export async function startStripe(options: StripeOptions): Promise<StripeStandIn> {
  const { port, host, secretKey, webhookSecret, webhookUrl, retryPauseMs = 5_000 } = options;
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const answered = new Map<string, { asked: string; answer: Answer }>();
  const closing = new AbortController();
  let count = 0;
  let url = "";
  const newId = (prefix: string): string => `${prefix}_test_${(count += 1).toString(36).padStart(8, "0")}`;

  /** Repeats the first response for an idempotency key, and refuses the key with other parameters. */
  function once(request: IncomingMessage, path: string, body: string): Answer {
    const key = request.headers["idempotency-key"];
    if (request.method !== "POST" || typeof key !== "string")
      return carryOut(request.method ?? "GET", path, body);
    const fingerprint = `${path} ${body}`;
    const known = answered.get(key);
    if (known && known.asked !== fingerprint)
      return failed(
        400,
        "idempotency_error",
        "Keys for idempotent requests can only be used with the same parameters.",
      );
    if (known) return known.answer;
    const answer = carryOut("POST", path, body);
    answered.set(key, { asked: fingerprint, answer });
    return answer;
  }

  function carryOut(method: string, path: string, body: string): Answer {
    const [pathname = "", query = ""] = path.split("?");
    const tree = treeOf(body);
    const [, kind, id] = /^\/v1\/([a-z_]+(?:\/sessions)?)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (kind === "balance")
      return { status: 200, body: { object: "balance", available: [], pending: [], livemode: false } };
    if (kind === "checkout/sessions" && method === "POST" && !id) return createSession(tree);
    if (kind === "checkout/sessions" && id) {
      const session = sessions.get(id);
      return session ? { status: 200, body: sessionObject(session, true) } : missing("checkout session", id);
    }
    if (kind === "payment_intents" && id) {
      const session = byIntent(id);
      return session ? { status: 200, body: intentObject(session) } : missing("payment_intent", id);
    }
    if (kind === "refunds" && method === "POST") return createRefund(tree);
    if (kind === "refunds" && id) {
      const refund = refunds.find((one) => one.id === id);
      return refund ? { status: 200, body: refundObject(refund) } : missing("refund", id);
    }
    if (kind === "refunds") {
      const intent = new URLSearchParams(query).get("payment_intent");
      const data = refunds
        .filter(({ intentId }) => intentId === intent)
        .toReversed()
        .map(refundObject);
      return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/refunds" } };
    }
    return failed(404, "invalid_request_error", `Unrecognized request URL (${method}: ${pathname}).`);
  }

  function createSession(tree: Tree): Answer {
    const amount = Number(textAt(tree, "line_items", "0", "price_data", "unit_amount"));
    const currency = textAt(tree, "line_items", "0", "price_data", "currency");
    const successUrl = textAt(tree, "success_url");
    const expiresAt = Number(textAt(tree, "expires_at"));
    const minutes = (expiresAt - Date.now() / 1_000) / 60;
    const faults = [
      textAt(tree, "mode") !== "payment" && "mode",
      textAt(tree, "line_items", "0", "quantity") !== "1" && "line_items[0][quantity]",
      (!Number.isInteger(amount) || amount < 200) && "line_items[0][price_data][unit_amount]",
      currency !== "ron" && "line_items[0][price_data][currency]",
      !URL.canParse(successUrl) && "success_url",
      (minutes < 29 || minutes > 24 * 60) && "expires_at",
    ].filter((one) => one !== false);
    if (faults.length > 0) return failed(400, "invalid_request_error", `Invalid: ${faults.join(", ")}`);
    const [oldest] = sessions.keys();
    if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
    const session: Session = {
      sessionId: newId("cs"),
      intentId: newId("pi"),
      reference: textAt(tree, "client_reference_id"),
      amount,
      paidBani: 0,
      creditedBani: 0,
      status: "open",
      currency,
      metadata: mapOf(tree.payment_intent_data, "metadata"),
      successUrl,
      name: textAt(tree, "line_items", "0", "price_data", "product_data", "name"),
      expiresAt,
      declined: false,
    };
    sessions.set(session.sessionId, session);
    return { status: 200, body: sessionObject(session) };
  }

  function createRefund(tree: Tree): Answer {
    const session = byIntent(textAt(tree, "payment_intent"));
    const amount = Number(textAt(tree, "amount"));
    if (!session) return missing("payment_intent", textAt(tree, "payment_intent"));
    if (amount > session.paidBani - session.creditedBani)
      return failed(
        400,
        "invalid_request_error",
        "Refund amount is greater than unrefunded amount on charge.",
      );
    session.creditedBani += amount;
    const refund: Refund = {
      id: newId("re"),
      intentId: session.intentId,
      amount,
      status: "succeeded",
      metadata: mapOf(tree, "metadata"),
    };
    refunds.push(refund);
    void report("refund.created", refundObject(refund));
    if (options.refundFails?.()) void failLater(session, refund);
    return { status: 200, body: refundObject(refund) };
  }

  async function failLater(session: Session, refund: Refund): Promise<void> {
    await pause(retryPauseMs);
    refund.status = "failed";
    session.creditedBani -= refund.amount;
    await report("refund.failed", refundObject(refund));
  }

  async function report(type: string, object: object): Promise<void> {
    const fault = options.hookFault?.() ?? "none";
    if (fault === "lost") return;
    if (fault === "late") await pause(retryPauseMs * 2);
    const event = {
      id: newId("evt"),
      object: "event",
      type,
      api_version: "2026-07-29.dahlia",
      created: Math.floor(Date.now() / 1_000),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object },
    };
    const { body, signature } = signEvent(event, webhookSecret, fault);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const isTaken = (status: number): boolean => status < 300 || status === 400;
    const send = () =>
      sendUntilTaken(webhookUrl, { body, headers, retryPauseMs, signal: closing.signal, isTaken });
    await send();
    if (fault === "twice") await send();
  }

  async function decide(session: Session, decision: string): Promise<string> {
    if (session.status === "open" && decision !== "leave") {
      session.declined = decision === "refuse";
      if (decision === "approve") {
        session.status = "complete";
        session.paidBani = session.amount;
      }
      const reported =
        decision === "approve"
          ? report("checkout.session.completed", sessionObject(session))
          : report("payment_intent.payment_failed", intentObject(session));
      await Promise.race([reported, pause(BUYER_WAITS_MS, undefined, { ref: false })]);
    }
    return session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.sessionId);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const body = await bodyOf(request);
    const [, id] = /^\/pay\/(\w+)/.exec(path) ?? [];
    if (id !== undefined) {
      const session = sessions.get(id);
      if (!session) return page(response, 404, refusalPage("Plata nu mai este cunoscută."));
      if (request.method === "POST") {
        const location = await decide(session, new URLSearchParams(body).get("decision") ?? "");
        return void response.writeHead(303, { location }).end();
      }
      const shown = {
        amount: (session.amount / 100).toFixed(2),
        details: session.name,
        returnUrl: session.successUrl,
      };
      return page(response, 200, decisionPage(shown, path));
    }
    response.setHeader("request-id", newId("req"));
    const isKnown = request.headers.authorization === `Bearer ${secretKey}`;
    const fault = isKnown ? (options.callFault?.(path) ?? "none") : "expired-key";
    const refusals = {
      rateLimit: errorBody("invalid_request_error", "Too many requests.", "rate_limit"),
      expiredKey: errorBody("invalid_request_error", "Expired API Key provided.", "api_key_expired"),
      error: errorBody("api_error", "Something went wrong."),
    };
    return answerFaulty(response, { fault, refusals }, () => once(request, path, body));
  }

  const byIntent = (intentId: string): Session | undefined =>
    [...sessions.values()].find((session) => session.intentId === intentId);

  function sessionObject(session: Session, isExpanded = false): object {
    const { sessionId, intentId, reference, amount, status, currency, metadata, successUrl, expiresAt } =
      session;
    return {
      id: sessionId,
      object: "checkout.session",
      mode: "payment",
      status,
      payment_status: session.paidBani > 0 ? "paid" : "unpaid",
      amount_total: amount,
      currency,
      client_reference_id: reference,
      metadata,
      // An open session has no payment intent yet. The intent object is included only on request.
      payment_intent: status === "open" ? null : isExpanded ? intentObject(session) : intentId,
      success_url: successUrl,
      expires_at: expiresAt,
      url: status === "open" ? `${options.pageUrl ?? url}/pay/${sessionId}#fid2` : null,
    };
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end());
  });
  const listening = await listen(server, { port, host });
  url = listening.url;
  return {
    url,
    payments: () => [...sessions.values()],
    async dispute(sessionId) {
      const session = sessions.get(sessionId);
      if (session)
        await report("charge.dispute.created", {
          id: newId("dp"),
          object: "dispute",
          amount: session.amount,
          currency: session.currency,
          payment_intent: session.intentId,
          reason: "fraudulent",
          status: "needs_response",
        });
    },
    close: async () => {
      closing.abort();
      await listening.close();
    },
  };
}

function intentObject({ intentId, amount, currency, metadata, paidBani, declined }: Session): object {
  return {
    id: intentId,
    object: "payment_intent",
    amount,
    amount_received: paidBani,
    currency,
    metadata,
    status: paidBani > 0 ? "succeeded" : "requires_payment_method",
    ...(declined && {
      last_payment_error: {
        type: "card_error",
        code: "card_declined",
        decline_code: "insufficient_funds",
        message: "Fonduri insuficiente.",
      },
    }),
  };
}

function refundObject({ id, intentId, amount, status, metadata }: Refund): object {
  return {
    id,
    object: "refund",
    payment_intent: intentId,
    amount,
    currency: "ron",
    status,
    metadata,
    ...(status === "failed" && { failure_reason: "expired_or_canceled_card" }),
  };
}

function mapOf(tree: Tree | string | undefined, name: string): Record<string, string> {
  const map = typeof tree === "object" ? tree[name] : undefined;
  const entries = typeof map === "object" ? Object.entries(map) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === "string" ? [[key, value]] : [])),
  );
}

function missing(what: string, id: string): Answer {
  return failed(404, "invalid_request_error", `No such ${what}: '${id}'`, "resource_missing");
}

function failed(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: errorBody(type, message, code) };
}

function errorBody(type: string, message: string, code?: string): object {
  return { error: { type, message, ...(code !== undefined && { code }) } };
}

function page(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(text);
}
