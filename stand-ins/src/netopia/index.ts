/** Simulates Netopia version 1 (mobilPay). Its payment page lets a person accept or decline each payment. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { bodyOf, listen } from "../serving.ts";
import type { NetopiaKeys } from "./keys.ts";
import { type News, sealNotification, sendNotification } from "./notification.ts";
import { decisionPage, refusalPage } from "./pages.ts";
import { type PostedOrder, readPostedOrder } from "./posted-order.ts";

export { openSealed, sealFor } from "./envelope.ts";
export { type NetopiaKeys, newNetopiaKeys } from "./keys.ts";
export { type News, sealNotification } from "./notification.ts";
export type { PostedOrder } from "./posted-order.ts";

export interface NetopiaOptions {
  port: number;
  host?: string;
  keys: NetopiaKeys;
  /** Milliseconds between two attempts to notify the shop. */
  retryPauseMs?: number;
}
export interface Netopia {
  url: string;
  close(): Promise<void>;
}

type Decision = "approve" | "refuse" | "leave";
interface Payment {
  order: PostedOrder;
  isDecided: boolean;
}

const NEWS: Record<Exclude<Decision, "leave">, News> = {
  approve: { action: "confirmed" },
  refuse: { action: "paid", errorCode: 20, errorText: "Fonduri insuficiente" },
};
const BUYER_WAITS_MS = 3_000;
const MAX_PAYMENTS = 10_000;

/** Starts the stand-in. Its payments are lost when it stops. */
export async function startNetopia(options: NetopiaOptions): Promise<Netopia> {
  const { port, host, keys, retryPauseMs = 5_000 } = options;
  const payments = new Map<string, Payment>();
  const paid = new Set<string>();
  const closing = new AbortController();

  function begin(form: URLSearchParams): Answer {
    const read = readPostedOrder(form, keys, new Date());
    if (!read.ok) return { status: 400, page: refusalPage(read.reason) };
    if (paid.has(read.order.reference))
      return { status: 400, page: refusalPage("Comanda a fost deja plătită.") };
    const id = randomBytes(12).toString("hex");
    const [oldest] = payments.keys();
    if (payments.size >= MAX_PAYMENTS && oldest !== undefined) payments.delete(oldest);
    payments.set(id, { order: read.order, isDecided: false });
    return { to: `/plata/${id}` };
  }

  async function decide(payment: Payment, decision: Decision): Promise<Answer> {
    const { order } = payment;
    if (decision !== "leave" && !payment.isDecided) {
      payment.isDecided = true;
      if (decision === "approve") paid.add(order.reference);
      const news = sealNotification(order, NEWS[decision], keys);
      const reported = sendNotification(order.confirmUrl, news, { retryPauseMs, signal: closing.signal });
      // Redirect the buyer after a while even if the shop is unreachable.
      await Promise.race([reported, pause(BUYER_WAITS_MS, undefined, { ref: false })]);
    }
    const back = new URL(order.returnUrl);
    back.searchParams.set("orderId", order.reference);
    return { to: back.href };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url ?? "/", "http://stand-in");
    const payment = payments.get(/^\/plata\/(\w+)$/.exec(pathname)?.[1] ?? "");
    if (request.method === "POST" && pathname === "/") return begin(await formOf(request));
    if (!payment) return { status: 404, page: refusalPage("Plata nu mai este cunoscută.") };
    if (request.method !== "POST") return { status: 200, page: decisionPage(payment.order, pathname) };
    const decision = (await formOf(request)).get("decision");
    if (decision === "approve" || decision === "refuse" || decision === "leave")
      return decide(payment, decision);
    return { status: 400, page: refusalPage("Alege ce se întâmplă cu plata.") };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      (result) => send(response, result),
      () => send(response, { status: 400, page: refusalPage("Cererea nu poate fi citită.") }),
    );
  });
  const { url, close } = await listen(server, { port, host });
  return {
    url: `${url}/`,
    close: async () => {
      closing.abort();
      await close();
    },
  };
}

type Answer = { status: number; page: string } | { to: string };

function send(response: ServerResponse, answer: Answer): void {
  if ("to" in answer) response.writeHead(303, { location: answer.to }).end();
  else response.writeHead(answer.status, { "content-type": "text/html; charset=utf-8" }).end(answer.page);
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await bodyOf(request));
}
