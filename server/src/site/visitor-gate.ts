/** Admits requests to one web process: buyers first, visitors with the time that is left (docs/decisions/0032). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setImmediate as nextLoop, setTimeout as pause } from "node:timers/promises";
import { API_BASE, HEADERS } from "@curat/contract/headers.values";
import { bearerOf } from "@curat/storefront/cookies";
import { type ConcurrencyLimit, limitConcurrency } from "./concurrency-limit.ts";
import { isOfficePath } from "./office-host.ts";
import { asRouted } from "./page-cache.ts";

type Handler<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

interface GateParts {
  /** Answers an admitted request; resolves when the answer was sent. */
  answer: Handler<Promise<unknown>>;
  /** Sends a fresh cached page; false when there is none, and then nothing was sent. */
  sendCached: Handler<boolean>;
  /** Sends the 503 for a visitor who waited too long. */
  sendAway: Handler<void>;
  neighbours?: Neighbours | undefined;
}

/** The other web processes of the machine. They share its cores, so all of them yield to a buyer of one. */
export interface Neighbours {
  tellOfBuyer(): void;
  onBuyer(listener: () => void): void;
}

export interface GateLimits {
  /** Visitors' requests under way at once while no buyer is present. A page takes its core for some 15 ms. */
  visitors: number;
  /** A buyer's request may wait for a courier or a card processor and takes no processor time meanwhile. */
  buyers: number;
  visitorWaitMs: number;
  buyerWaitMs: number;
  /** Waiting requests of each kind. They are not read any further: each costs a socket and a timer. */
  waiting: number;
  /** A slow reader holds a turn no longer than this. */
  turnMs: number;
  /** Buyers count as present for this long after a request of theirs. */
  presenceMs: number;
  /** While buyers are present, each visitor's turn is followed by a pause of this many times its length. */
  pauseRatio: number;
}

const LIMITS: GateLimits = {
  visitors: 8,
  buyers: 40,
  visitorWaitMs: 2_000,
  buyerWaitMs: 10_000,
  waiting: 1_000,
  turnMs: 250,
  presenceMs: 1_000,
  pauseRatio: 4,
};

/** Returns the listener of the HTTP server. */
export function createVisitorGate(
  { answer, sendCached, sendAway, neighbours }: GateParts,
  limits: GateLimits = LIMITS,
): Handler<void> {
  const { waiting } = limits;
  const presence = trackBuyers(limits.presenceMs, neighbours);
  const atOnce = () => (presence.areHere() ? 1 : limits.visitors);
  // Cached pages have turns of their own: they cost a hundredth of a rendered page and do not wait behind one.
  const [cached, rendered] = [0, 1].map(() =>
    limitConcurrency({ atOnce, waiting, waitMs: limits.visitorWaitMs }),
  ) as [ConcurrencyLimit, ConcurrencyLimit];
  const buyers = limitConcurrency({ atOnce: () => limits.buyers, waiting, waitMs: limits.buyerWaitMs });
  // One visitor begins in each turn of the event loop. A page that waits for nothing would otherwise be rendered before
  // the requests that arrived with it are read, a buyer's among them.
  let begun = Promise.resolve();

  async function takeTurn<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    begun = begun.then(() => nextLoop());
    await begun;
    const before = performance.eventLoopUtilization();
    const result = await work();
    if (presence.areHere()) await pause(limits.pauseRatio * performance.eventLoopUtilization(before).active);
    return result;
  }

  /** Resolves to true when the request was answered, undefined when it got no turn. */
  async function serveVisitor(
    request: IncomingMessage,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<boolean | undefined> {
    const wasCached = await cached.run(() => takeTurn(() => sendCached(request, response)), signal);
    if (wasCached !== false) return wasCached;
    return await rendered.run(() => takeTurn(() => answerInTurn(request, response)), signal);
  }

  async function serveBuyer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    return sendCached(request, response) || (await answerInTurn(request, response));
  }

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<true> {
    await Promise.race([answer(request, response), pause(limits.turnMs)]);
    return true;
  }

  async function admit(
    request: IncomingMessage,
    response: ServerResponse,
    kind: "buyer" | "visitor",
  ): Promise<void> {
    const leaving = new AbortController();
    const { signal } = leaving;
    response.once("close", () => leaving.abort());
    const wasServed =
      kind === "buyer"
        ? await presence.during(() => buyers.run(() => serveBuyer(request, response), signal))
        : await serveVisitor(request, response, signal);
    if (wasServed === undefined && !signal.aborted) sendAway(request, response);
  }

  return (request, response) => {
    const kind = kindOf(request);
    if (kind === "operator") return void answer(request, response);
    if (kind === "visitor" && !presence.areHere() && sendCached(request, response)) return;
    admit(request, response, kind).catch(() => response.destroy());
  };
}

function trackBuyers(presenceMs: number, neighbours: Neighbours | undefined) {
  let [underWay, seenAt, toldAt] = [0, -Infinity, -Infinity];
  neighbours?.onBuyer(() => (seenAt = performance.now()));
  function tell(): void {
    const now = performance.now();
    if (now - toldAt < presenceMs / 2) return;
    toldAt = now;
    neighbours?.tellOfBuyer();
  }
  return {
    areHere: () => underWay > 0 || performance.now() - seenAt < presenceMs,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      underWay += 1;
      tell();
      try {
        return await work();
      } finally {
        underWay -= 1;
        seenAt = performance.now();
      }
    },
  };
}

/** Whose request it is. Health checks, staff and callers of the API are operators: they wait for nobody. */
export function kindOf(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
): "buyer" | "operator" | "visitor" {
  const { method = "GET", url = "/", headers } = request;
  const [path = "/"] = url.split("?");
  if (isOfficePath(path) && STAFF_COOKIE.test(headers.cookie ?? "")) return "operator";
  if (isBuyer({ method, path, headers })) return "buyer";
  return OPERATOR_PATHS.has(path) || path.startsWith(`${API_BASE}/`) ? "operator" : "visitor";
}

/** Node reads a request's headers before the prefix of the cookie is taken off (cookie-prefixes.ts). */
const STAFF_COOKIE = /(?:^|;)\s*(?:__Secure-)?staff_session=[^;]/;
const OPERATOR_PATHS = new Set(["/livez", "/health", "/readyz", "/metrics"]);
/** By which calls of the API say what a buyer's cookies say. */
const BUYER_HEADERS = [HEADERS.cartId, HEADERS.userToken].map((name) => name.toLowerCase());
const BUYER_PAGES = new Set(
  "cos plata thank-you.html comanda retragere account auth delogare password-reset".split(" "),
);

/** Whether the request sends something, is for a page on the way of an order or of the account, or comes from a buyer. */
function isBuyer({
  method,
  path,
  headers,
}: {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}): boolean {
  if (method !== "GET" && method !== "HEAD") return true;
  const [, first = ""] = asRouted(path).split("/");
  // A navigation within the shop asks for the same address with .data at its end.
  if (BUYER_PAGES.has(first.replace(/\.data$/, ""))) return true;
  return BUYER_HEADERS.some((name) => headers[name] !== undefined) || bearerOf(headers.cookie) === "buyer";
}
