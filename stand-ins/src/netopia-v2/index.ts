/** Simulates Netopia version 2: its API, its payment page, and its signed notifications. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type Answer, answerFaulty, type CallFault } from "../call-faults.ts";
import { decisionPage, refusalPage } from "../netopia/pages.ts";
import { bodyOf, listen, sendUntilTaken } from "../serving.ts";
import type { NetopiaV2Keys } from "./keys.ts";
import { type NewsFault, signNews } from "./notification.ts";

export { type NetopiaV2Keys, newNetopiaV2Keys } from "./keys.ts";
export { CALL_FAULTS } from "../call-faults.ts";
export { NEWS_FAULTS, type NewsFault, signNews } from "./notification.ts";

/** A refusal with HTTP 200, and a refund that is reported as successful but not made. */
export type V2Fault = CallFault | "refused-in-200" | "silent-credit";

export interface NetopiaV2Options {
  port: number;
  host?: string;
  /** URL of the payment page for the buyer's browser; defaults to the server's own. */
  pageUrl?: string;
  keys: NetopiaV2Keys;
  retryPauseMs?: number;
  /** Returns the fault of the next call or notification; undefined for none. */
  callFault?: (path: string) => V2Fault | undefined;
  newsFault?: () => NewsFault | undefined;
}

export interface V2Payment {
  ntpId: string;
  orderId: string;
  amount: number;
  state: number;
  paidLei: number;
  creditedLei: number;
}

export interface NetopiaV2 {
  url: string;
  /** All payments, for tests. */
  payments(): V2Payment[];
  close(): Promise<void>;
}

interface Stored extends V2Payment {
  notifyUrl: string;
  redirectUrl: string;
  description: string;
}

const party = z.object({
  email: z.email(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  city: z.string().min(1),
  country: z.literal(642),
  state: z.string().min(1),
});
const startBody = z.object({
  config: z.object({ notifyUrl: z.url(), redirectUrl: z.url(), language: z.string() }),
  payment: z.object({ options: z.object({ installments: z.int().min(0), bonus: z.int() }) }),
  order: z.object({
    posSignature: z.string(),
    dateTime: z.iso.datetime({ offset: true }),
    orderID: z.string().regex(/^[\w.:-]{1,64}$/),
    amount: z.number().min(0.1),
    currency: z.literal("RON"),
    description: z.string().min(1),
    billing: party,
    shipping: party,
  }),
});
const statusBody = z.object({ posID: z.string(), ntpID: z.string(), orderID: z.string() });
const creditBody = z.object({ ntpID: z.string(), amount: z.number().positive(), split: z.array(z.never()) });

const BUYER_WAITS_MS = 3_000;
const MAX_PAYMENTS = 10_000;
const REFUSALS = {
  rateLimit: { code: "429", message: "Too Many Requests" },
  expiredKey: { code: "401", message: "Unauthorized" },
  error: { code: "500", message: "Internal Server Error" },
};

/** Starts the stand-in. Its payments are lost when it stops. */
export async function startNetopiaV2(options: NetopiaV2Options): Promise<NetopiaV2> {
  const { port, host, keys, retryPauseMs = 5_000, callFault, newsFault } = options;
  const byOrder = new Map<string, Stored>();
  const closing = new AbortController();
  const find = (ntpId: string): Stored | undefined =>
    [...byOrder.values()].find((one) => one.ntpId === ntpId);
  let url = "";

  function carryOut(path: string, body: unknown): Answer {
    if (path === "/payment/card/start") return begin(body);
    if (path === "/operation/status") return statusOf(body);
    if (path === "/operation/credit") return credit(body);
    return { status: 404, body: { code: "404", message: "Not Found" } };
  }

  function begin(body: unknown): Answer {
    const read = startBody.safeParse(body);
    if (!read.success) return refused("99", read.error.issues.map(({ path }) => path.join(".")).join(", "));
    const { config, order } = read.data;
    if (order.posSignature !== keys.posSignature) return refused("33", "Unknown point of sale");
    if (byOrder.has(order.orderID)) return refused("56", "duplicated Order ID");
    const [oldest] = byOrder.keys();
    if (byOrder.size >= MAX_PAYMENTS && oldest !== undefined) byOrder.delete(oldest);
    const payment: Stored = {
      ntpId: String(3_000_000 + byOrder.size),
      orderId: order.orderID,
      amount: order.amount,
      state: 1,
      paidLei: 0,
      creditedLei: 0,
      notifyUrl: config.notifyUrl,
      redirectUrl: config.redirectUrl,
      description: order.description,
    };
    byOrder.set(order.orderID, payment);
    const paymentURL = `${options.pageUrl ?? url}/ui/card?p=${payment.ntpId}&lang=ro`;
    return answered("101", "Redirect user to payment page", { ...shown(payment), paymentURL });
  }

  function statusOf(body: unknown): Answer {
    const requested = statusBody.safeParse(body).data;
    if (!requested || requested.posID !== keys.posSignature) return refused("33", "Unknown point of sale");
    const payment = find(requested.ntpID) ?? byOrder.get(requested.orderID);
    return payment ? answered("00", "Approved", shown(payment)) : refused("404", "Order not found");
  }

  function credit(body: unknown, isSilent = false): Answer {
    const requested = creditBody.safeParse(body).data;
    const payment = requested && find(requested.ntpID);
    if (!requested || !payment) return refused("99", "Unknown payment");
    const leftLei = Math.round((payment.paidLei - payment.creditedLei) * 100) / 100;
    // If the amount exceeds what is left, Netopia responds with 200 but does not refund.
    if (isSilent || requested.amount > leftLei) return answered("00", "Approved", shown(payment));
    payment.creditedLei = Math.round((payment.creditedLei + requested.amount) * 100) / 100;
    payment.state = 8;
    void report(payment, 8);
    return answered("00", "Approved", { ...shown(payment), amount: requested.amount });
  }

  async function report(payment: Stored, state: number): Promise<void> {
    const fault = newsFault?.() ?? "none";
    if (fault === "lost") return;
    const news = {
      order: { orderID: payment.orderId },
      payment: {
        ...shown(payment),
        status: fault === "unknown-state" ? 77 : state,
        code: state === 12 ? "20" : "00",
        message: state === 12 ? "Fonduri insuficiente" : "Approved",
        operationDate: new Date().toISOString(),
        instrument: { panMasked: "9****4768", country: 642 },
        data: { AuthCode: "abc", RRN: "1" },
      },
    };
    const { body, token } = signNews(news, keys, fault);
    const send = () =>
      sendUntilTaken(payment.notifyUrl, {
        body,
        headers: { "content-type": "application/json", "verification-token": token },
        retryPauseMs,
        signal: closing.signal,
        isTaken: (status, text) => status === 200 && !text.includes('"errorType":1'),
      });
    await send();
    if (fault === "twice") await send();
  }

  async function decide(payment: Stored, decision: string): Promise<string> {
    if (payment.state === 1 || payment.state === 12) {
      if (decision === "approve") {
        payment.state = 3;
        payment.paidLei = payment.amount;
      }
      if (decision === "refuse") payment.state = 12;
      const reported = decision === "leave" ? undefined : report(payment, payment.state);
      // A captured payment is confirmed by a second notification.
      const confirmed = reported?.then(() => (payment.state === 3 ? report(payment, 5) : undefined));
      await Promise.race([confirmed, pause(BUYER_WAITS_MS, undefined, { ref: false })]);
    }
    const back = new URL(payment.redirectUrl);
    back.searchParams.set("orderId", payment.orderId);
    return back.href;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams, href } = new URL(request.url ?? "/", "http://stand-in");
    const body = await bodyOf(request);
    if (pathname === "/ui/card") {
      const payment = find(searchParams.get("p") ?? "");
      if (!payment) return page(response, 404, refusalPage("Plata nu mai este cunoscută."));
      if (request.method === "POST") {
        const decision = new URLSearchParams(body).get("decision") ?? "";
        const location = await decide(payment, decision);
        return void response.writeHead(303, { location }).end();
      }
      const { amount, description, redirectUrl } = payment;
      const action = href.slice("http://stand-in".length);
      return page(
        response,
        200,
        decisionPage({ amount: amount.toFixed(2), details: description, returnUrl: redirectUrl }, action),
      );
    }
    const isKnown = request.headers.authorization === keys.apiKey;
    const fault = callFault?.(pathname) ?? "none";
    const read = jsonOf(body);
    if (!isKnown)
      return answerFaulty(response, { fault: "expired-key", refusals: REFUSALS }, () => refused("401", ""));
    if (fault === "refused-in-200")
      return answerFaulty(response, { fault: "none", refusals: REFUSALS }, () =>
        refused("99", "Operation refused"),
      );
    if (fault === "silent-credit") {
      const isCredit = pathname === "/operation/credit";
      return answerFaulty(response, { fault: "none", refusals: REFUSALS }, () =>
        isCredit ? credit(read, true) : carryOut(pathname, read),
      );
    }
    return answerFaulty(response, { fault, refusals: REFUSALS }, () => carryOut(pathname, read));
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end());
  });
  const listening = await listen(server, { port, host });
  url = listening.url;
  return {
    url,
    payments: () => [...byOrder.values()],
    close: async () => {
      closing.abort();
      await listening.close();
    },
  };
}

function shown({ ntpId, amount, state }: Stored) {
  return { ntpID: ntpId, amount, currency: "RON", status: state };
}

function refused(code: string, message: string): Answer {
  return { status: 200, body: { customerAction: {}, error: { code, message } } };
}

function answered(code: string, message: string, payment: object): Answer {
  return { status: 200, body: { customerAction: {}, error: { code, message }, payment } };
}

function page(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(text);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
