import { randomUUID } from "node:crypto";
import { createContext, data } from "react-router";
import type { RouterContextProvider } from "react-router";
import { createClient } from "@curat/contract/client";
import type { Client } from "@curat/contract/client";
import { signalsOf } from "@curat/contract/answer-notices";
import type { Signals } from "@curat/contract/answer-notices";
import { scopeContext } from "../storefront-context.ts";
import { ANYTHING } from "./tagged-cache.ts";
import { answerReader } from "./read-answers.server.ts";
import { redirectTo } from "./redirect-to.server.ts";
import { sessionOf } from "./session.server.ts";
import { reportedCode } from "./request-code/reported-code.server.ts";
import { within } from "./within.ts";

type Context = Readonly<RouterContextProvider>;
const clientContext = createContext<Client | null>(null);

/**
 * Returns this request's API client. It stores cart ids from responses in the visitor's cookie (requirements:
 * C-085).
 */
export function apiOf(context: Context): Client {
  const existing = context.get(clientContext);
  if (existing) return existing;
  const client = apiWithToken(context, tokenOf(context));
  context.set(clientContext, client);
  return client;
}

/** Returns a client for public reads. Visitors who are not logged in share its cached responses. */
export function cachedApiOf(context: Context): Pick<Client, "call"> {
  if (tokenOf(context)) return apiOf(context);
  const { shared } = context.get(scopeContext);
  return {
    async call(route, ...input) {
      const answer = await shared.call(route, ...input);
      // A shared response must not change the visitor's cart.
      applySignals({ ...signalsOf(answer.body, answer.status, route), cartId: undefined }, context);
      if (hasFailed(answer)) sessionOf(context).markIncomplete();
      return answer;
    },
  };
}

/** Returns the visitor's token. For a page that will be cached, returns the token of its price view. */
function tokenOf(context: Context): string | undefined {
  return sessionOf(context).cookies.token ?? (context.get(scopeContext).pageClass?.priceView || undefined);
}

export function resetApi(context: Context): void {
  context.set(clientContext, null);
}

/** Returns a new API client for this request, which sends the given token. */
export function apiWithToken(context: Context, token: string | undefined): Client {
  const { options, visitorAddress, visitorAgent, madeOf } = context.get(scopeContext);
  return createClient({
    fetch: options.apiFetch,
    baseUrl: options.apiBaseUrl,
    apiKey: options.apiKey,
    headerNames: options.headerNames,
    read: answerReader(options),
    token,
    cartId: sessionOf(context).cookies.cart,
    consentId: sessionOf(context).cookies.consentId,
    ...(options.sendsVisitor && { visitor: visitorAddress, visitorAgent }),
    onSignals: (signals, { effect, status }) => {
      madeOf(signals.tags ?? [ANYTHING]);
      const session = sessionOf(context);
      if (hasFailed({ status })) session.markIncomplete();
      if (effect === "write" && (session.cookies.token ?? session.cookies.cart ?? signals.cartId))
        session.set("cartVersion", randomUUID());
      applySignals(effect === "write" && status >= 500 ? withCode(signals, context) : signals, context);
    },
  });
}

/** Returns whether the API was temporarily unavailable. */
export function hasFailed({ status }: { status: number }): boolean {
  return status >= 500 || status === 429;
}

const TIMEOUT_MS = 4_000;

/** Waits up to 4 s for optional visitor data. After that the call counts as failed. */
export async function inTime<Answer extends { ok: boolean; status: number }>(
  context: Context,
  requested: Promise<Answer>,
): Promise<Answer | { ok: false; status: number }> {
  const answer = await within(TIMEOUT_MS, requested);
  if (answer) return answer;
  sessionOf(context).markIncomplete();
  return { ok: false, status: 503 };
}

export function refuseFailed(answer: { status: number }): void {
  if (hasFailed(answer)) throw data(null, { status: 503 });
}

/** Adds the request's code to the notices of a write that failed on the server. */
function withCode(signals: Signals, context: Context): Signals {
  const reported = reportedCode(context);
  if (reported === undefined) return signals;
  return {
    ...signals,
    notices: signals.notices.map(({ kind, text }) => ({ kind, text: `${text} ${reported}` })),
  };
}

function applySignals(signals: Signals, context: Context): void {
  const session = sessionOf(context);
  session.notices.push(...signals.notices);
  if (signals.cartId && signals.cartId !== session.cookies.cart) session.set("cart", signals.cartId);
  // A visitor without a token keeps cart and page, because the API only applies the public role
  // (decisions/0042: Visitors).
  if (signals.loggedOut && session.cookies.token) {
    session.set("token", undefined);
    session.set("cart", undefined);
  }
  if (signals.redirect) throw redirectTo(signals.redirect, 302);
}
