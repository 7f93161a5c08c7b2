/** Admits requests to one web process: buyers first, visitors in the remaining time (docs/decisions/0032). */
import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import { setImmediate as nextLoop, setTimeout as pause } from "node:timers/promises";
import { type ConcurrencyLimit, limitConcurrency } from "./concurrency-limit.ts";
import { kindOf } from "./request-kind.ts";

type Handler<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

interface GateParts {
  /** Answers an admitted request; resolves when the answer was sent. */
  answer: Handler<Promise<unknown>>;
  /** Sends a fresh cached page; returns false, without sending anything, if there is none. */
  sendCached: Handler<boolean>;
  /** Sends the 503 to a visitor who waited too long. */
  sendAway: Handler<void>;
  neighbours?: Neighbours | undefined;
}

/** The other web processes of the machine. They share its cores, so all of them yield to a buyer of one. */
export interface Neighbours {
  notifyOfBuyer(): void;
  onBuyer(listener: () => void): void;
}

export interface GateLimits {
  /**
   * The maximum of concurrent visitors' requests while no buyer is present. A page takes its core for some 15
   * ms.
   */
  visitors: number;
  /**
   * The maximum of concurrent buyers' requests. They may wait for a courier or a card processor without using
   * CPU time.
   */
  buyers: number;
  visitorWaitMs: number;
  /**
   * The maximum of concurrent visitors' files with and without a buyer present. A page is incomplete without
   * its pictures, so they wait longer than the page.
   */
  files: { besideBuyers: number; alone: number; waitMs: number; pauseMs: number };
  buyerWaitMs: number;
  /**
   * The maximum of waiting requests of each kind. They are not read yet, so each costs only a socket and a
   * timer.
   */
  waiting: number;
  /** The longest time that a slow reader holds a turn. */
  turnMs: number;
  /** How long buyers count as present after a request of theirs. */
  presenceMs: number;
  /** While buyers are present, a pause of this many times its length follows each visitor's turn. */
  pauseRatio: number;
  /** The longest pause, because the measured time includes what the process did for buyers. */
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

/** Returns the listener of the HTTP server. */
export function createVisitorGate(
  { answer, sendCached, sendAway, neighbours }: GateParts,
  limits: GateLimits = LIMITS,
): Handler<void> {
  const { waiting } = limits;
  const presence = trackBuyers(limits.presenceMs, neighbours);
  const atOnce = () => (presence.areHere() ? 1 : limits.visitors);
  // Cached pages have turns of their own: they cost a hundredth of a rendered page and must not wait behind
  // one.
  const [cached, rendered] = [0, 1].map(() =>
    limitConcurrency({ atOnce, waiting, waitMs: limits.visitorWaitMs }),
  ) as [ConcurrencyLimit, ConcurrencyLimit];
  const files = limitConcurrency({
    atOnce: () => (presence.areHere() ? limits.files.besideBuyers : limits.files.alone),
    waiting,
    waitMs: limits.files.waitMs,
  });
  const buyers = limitConcurrency({ atOnce: () => limits.buyers, waiting, waitMs: limits.buyerWaitMs });
  // One visitor starts in each turn of the event loop. Otherwise a page that waits for nothing would be
  // rendered before the requests that arrived with it are read, a buyer's among them.
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

  async function serveFile(request: IncomingMessage, response: ServerResponse): Promise<true> {
    await answerInTurn(request, response);
    if (presence.areHere()) await pause(limits.files.pauseMs);
    return true;
  }

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<true> {
    await Promise.race([answer(request, response), pause(limits.turnMs)]);
    return true;
  }

  /** Each resolves to undefined when the request got no turn. */
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
    // Aborting a signal creates an error with its stack, so it happens only for clients that leave before the
    // answer.
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
  let [underWay, seenAt, toldAt] = [0, -Infinity, -Infinity];
  neighbours?.onBuyer(() => (seenAt = performance.now()));
  function tell(): void {
    const now = performance.now();
    if (now - toldAt < presenceMs / 2) return;
    toldAt = now;
    neighbours?.notifyOfBuyer();
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
