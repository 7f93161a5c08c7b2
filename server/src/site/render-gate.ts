/** Whose page is rendered when: buyers pass before browsers (docs/decisions/0032). */
import { setImmediate as nextLoop } from "node:timers/promises";
import { HEADERS } from "@curat/contract/headers.values";
import { bearerOf } from "@curat/storefront/cookies";
import { limitConcurrency } from "./concurrency-limit.ts";
import { asRouted } from "./page-cache.ts";

export interface RenderLimits {
  /** Browsers' pages at once while no buyer's request is under way, and while one is. */
  browsers: number;
  browsersBesideBuyers: number;
  buyers: number;
  /** How many more of each kind wait, and for how many milliseconds at most. */
  waiting: number;
  waitMs: number;
}

/**
 * In one web process. A page takes its core for some 15 ms, so a few at once are all that it does; a buyer's request may
 * wait for a courier or a processor and take nothing meanwhile.
 */
const LIMITS: RenderLimits = {
  browsers: 8,
  browsersBesideBuyers: 1,
  buyers: 40,
  waiting: 100,
  waitMs: 4_000,
};

export interface RenderGate {
  /** Answers the request in its turn; undefined when it can have none. */
  pass(request: Request, answer: () => Promise<Response>): Promise<Response | undefined>;
  /** Does a buyer's work at once; browsers give way to it. */
  giveWay<Result>(work: () => Result | Promise<Result>): Promise<Result>;
}

/** Buyers wait for no browser; a browser waits for both. */
export function createRenderGate(limits: RenderLimits = LIMITS): RenderGate {
  const { waiting, waitMs } = limits;
  let buyersUnderWay = 0;
  const buyers = limitConcurrency({ atOnce: () => limits.buyers, waiting, waitMs });
  const browsers = limitConcurrency({
    atOnce: () => (buyersUnderWay > 0 ? limits.browsersBesideBuyers : limits.browsers),
    waiting,
    waitMs,
  });
  // A page whose reads are all kept waits for nothing: begun at once it would end before the next request is read. None would
  // ever be seen to wait, and a buyer's would be read behind all that came with it.
  let begun = Promise.resolve();
  const oneALoop = async (answer: () => Promise<Response>): Promise<Response> => {
    begun = begun.then(() => nextLoop());
    await begun;
    return answer();
  };
  const giveWay: RenderGate["giveWay"] = async (work) => {
    buyersUnderWay += 1;
    try {
      return await work();
    } finally {
      buyersUnderWay -= 1;
      browsers.giveTurns();
    }
  };
  return {
    giveWay,
    pass: (request, answer) =>
      isBuyer(request)
        ? giveWay(() => buyers.run(answer, request.signal))
        : browsers.run(() => oneALoop(answer), request.signal),
  };
}

/** By which calls of the API say what a buyer's cookies say. */
const BUYER_HEADERS = [HEADERS.cartId, HEADERS.userToken];
const BUYER_PAGES = new Set(
  "cos plata thank-you.html comanda retragere account auth delogare password-reset".split(" "),
);

/** Whether the request sends something, is for a page on the way of an order or of the account, or comes from a buyer. */
export function isBuyer(request: Request): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return true;
  const [, first = ""] = asRouted(new URL(request.url).pathname).split("/");
  // A navigation within the shop asks for the same address with .data at its end.
  if (BUYER_PAGES.has(first.replace(/\.data$/, ""))) return true;
  return (
    BUYER_HEADERS.some((name) => request.headers.has(name)) ||
    bearerOf(request.headers.get("cookie")) === "buyer"
  );
}
