/** Admits requests to one web process. Buyers have priority over other visitors (docs/decisions/0032). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setImmediate as nextLoop, setTimeout as pause } from "node:timers/promises";
import { type ConcurrencyLimit, limitConcurrency } from "./concurrency-limit.ts";
import { kindOf } from "./request-kind.ts";

type Handler<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

interface GateParts {
  /** Handles an admitted request; resolves when the response has been sent. */
  answer: Handler<Promise<unknown>>;
  /** Sends a fresh cached page; returns false without sending anything if there is none. */
  sendCached: Handler<boolean>;
  sendAway: Handler<void>;
  neighbours?: Neighbours | undefined;
}

/** The other web processes of this machine. They share its CPU cores, so all yield if one has a buyer. */
export interface Neighbours {
  notifyOfBuyer(): void;
  onBuyer(listener: () => void): void;
}

export interface GateLimits {
  /**
   * Maximum number of parallel visitor requests without a buyer. Rendering a page occupies a core for about
   * 15 ms.
   */
  visitors: number;
  /** Maximum number of parallel buyer requests, which may wait for third parties without using CPU time. */
  buyers: number;
  visitorWaitMs: number;
  /**
   * Maximum number of parallel file requests by visitors, with and without a buyer present.
   * They may wait longer than pages, because a page is incomplete without its pictures.
   */
  files: { besideBuyers: number; alone: number; waitMs: number; pauseMs: number };
  buyerWaitMs: number;
  /** Maximum number of waiting requests of each kind. Each costs only a socket and a timer. */
  waiting: number;
  /** Maximum time that a slow client can occupy a slot. */
  turnMs: number;
  /** For how long a buyer counts as present after a request. */
  presenceMs: number;
  /**
   * While buyers are present, each visitor request is followed by a pause of its CPU time multiplied by this
   * ratio.
   */
  pauseRatio: number;
  /** Maximum pause, because the measured CPU time includes work for buyers in the meantime. */
  maxPauseMs: number;
}

const LIMITS: GateLimits = {
  visitors: 8,
  buyers: 40,
  visitorWaitMs: 2_000,
  files: { besideBuyers: 2, alone: 40, waitMs: 10_000, pauseMs: 5 },
  buyerWaitMs: 10_000,
  waiting: 1_000,
  turnMs: 250,
  presenceMs: 1_000,
  pauseRatio: 4,
  maxPauseMs: 400,
};

export function createVisitorGate(
  { answer, sendCached, sendAway, neighbours }: GateParts,
  limits: GateLimits = LIMITS,
): Handler<void> {
  const { waiting } = limits;
  const presence = trackBuyers(limits.presenceMs, neighbours);
  const atOnce = () => (presence.areHere() ? 1 : limits.visitors);
  // Cached pages have separate slots: they cost a hundredth of a rendered page and must not wait behind one.
  const [cached, rendered] = [0, 1].map(() =>
    limitConcurrency({ atOnce, waiting, waitMs: limits.visitorWaitMs }),
  ) as [ConcurrencyLimit, ConcurrencyLimit];
  const files = limitConcurrency({
    atOnce: () => (presence.areHere() ? limits.files.besideBuyers : limits.files.alone),
    waiting,
    waitMs: limits.files.waitMs,
  });
  const buyers = limitConcurrency({ atOnce: () => limits.buyers, waiting, waitMs: limits.buyerWaitMs });
  // Only one visitor's request starts in each turn of the event loop.
  // Otherwise a page without asynchronous work would be rendered before simultaneous requests, even a
  // buyer's, are read.
  let begun = Promise.resolve();

  async function takeTurn<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    begun = begun.then(() => nextLoop());
    await begun;
    const before = performance.eventLoopUtilization();
    const result = await work();
    if (presence.areHere()) {
      const { active } = performance.eventLoopUtilization(before);
      await pause(Math.min(limits.pauseRatio * active, limits.maxPauseMs));
    }
    return result;
  }

  /** Resolves to true if the request was handled, and to undefined if it got no slot. */
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

  async function serveFile(request: IncomingMessage, response: ServerResponse): Promise<true> {
    await answerInTurn(request, response);
    if (presence.areHere()) await pause(limits.files.pauseMs);
    return true;
  }

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<true> {
    await Promise.race([answer(request, response), pause(limits.turnMs)]);
    return true;
  }

  /** Each function resolves to undefined if the request got no slot. */
  const serve = {
    buyer: (request: IncomingMessage, response: ServerResponse, signal: AbortSignal) =>
      presence.during(() => buyers.run(() => serveBuyer(request, response), signal)),
    file: (request: IncomingMessage, response: ServerResponse, signal: AbortSignal) =>
      files.run(() => serveFile(request, response), signal),
    visitor: serveVisitor,
  };

  async function admit(
    request: IncomingMessage,
    response: ServerResponse,
    kind: keyof typeof serve,
  ): Promise<void> {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Aborts only if the client left early, because aborting creates an error with a stack trace.
    response.once("close", () => {
      if (!response.writableFinished) leaving.abort();
    });
    const wasServed = await serve[kind](request, response, signal);
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
  let [underWay, lastBuyerAt, lastNotifiedAt] = [0, -Infinity, -Infinity];
  neighbours?.onBuyer(() => (lastBuyerAt = performance.now()));
  function notifyNeighbours(): void {
    const now = performance.now();
    if (now - lastNotifiedAt < presenceMs / 2) return;
    lastNotifiedAt = now;
    neighbours?.notifyOfBuyer();
  }
  return {
    areHere: () => underWay > 0 || performance.now() - lastBuyerAt < presenceMs,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      underWay += 1;
      notifyNeighbours();
      try {
        return await work();
      } finally {
        underWay -= 1;
        lastBuyerAt = performance.now();
      }
    },
  };
}
