/** The request's client: the contract's calls with this visitor's headers. */
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

/** The client of this request; an answer that names a cart has the visitor keep it (requirements: C-085). */
export function apiOf(context: Context): Client {
  const existing = context.get(clientContext);
  if (existing) return existing;
  const client = apiWithToken(context, tokenOf(context));
  context.set(clientContext, client);
  return client;
}

/** For reads that are the same for everyone who is not logged in: who is asks alone, the others share the answers. */
export function cachedApiOf(context: Context): Pick<Client, "call"> {
  if (tokenOf(context)) return apiOf(context);
  const { shared } = context.get(scopeContext);
  return {
    async call(route, ...input) {
      const answer = await shared.call(route, ...input);
      // Many visitors' answer makes nobody a cart.
      applySignals({ ...signalsOf(answer.body, answer.status, route), cartId: undefined }, context);
      if (hasFailed(answer)) sessionOf(context).markIncomplete();
      return answer;
    },
  };
}

/** The customer's token; in a page for the cache, the one that shows the prices of its visitors. */
function tokenOf(context: Context): string | undefined {
  return sessionOf(context).cookies.token ?? (context.get(scopeContext).pageClass?.priceView || undefined);
}

/** The next `apiOf` of this request speaks with the session's token and cart of now. */
export function resetApi(context: Context): void {
  context.set(clientContext, null);
}

/** A client for a token that came with this very request. */
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

/** True where the API could not say, now, whether there is something. */
export function hasFailed({ status }: { status: number }): boolean {
  return status >= 500 || status === 429;
}

/** So long a page waits for what is one visitor's. */
const TIMEOUT_MS = 4_000;

/**
 * The answer to a question about the visitor, which stands beside what a page is about: one that does not come in 4 s has failed,
 * and the page stands without it.
 */
export async function inTime<Answer extends { ok: boolean; status: number }>(
  context: Context,
  asked: Promise<Answer>,
): Promise<Answer | { ok: false; status: number }> {
  const answer = await within(TIMEOUT_MS, asked);
  if (answer) return answer;
  sessionOf(context).markIncomplete();
  return { ok: false, status: 503 };
}

/**
 * For what a page is about: throws the error page with 503 while the API can not say whether it is there, so that a
 * short fault never looks like a page that is gone. What the API refuses (404) is left to the loader.
 */
export function refuseFailed(answer: { status: number }): void {
  if (hasFailed(answer)) throw data(null, { status: 503 });
}

/** A write that failed at the shop: what is said of it tells the request's code. */
function withCode(signals: Signals, context: Context): Signals {
  const told = reportedCode(context);
  if (told === undefined) return signals;
  return {
    ...signals,
    notices: signals.notices.map(({ kind, text }) => ({ kind, text: `${text} ${told}` })),
  };
}

function applySignals(signals: Signals, context: Context): void {
  const session = sessionOf(context);
  session.notices.push(...signals.notices);
  if (signals.cartId && signals.cartId !== session.cookies.cart) session.set("cart", signals.cartId);
  // decisions/0042: Visitors, a visitor without a token keeps cart and page, only the role is public.
  if (signals.loggedOut && session.cookies.token) {
    session.set("token", undefined);
    session.set("cart", undefined);
  }
  if (signals.redirect) throw redirectTo(signals.redirect, 302);
}
