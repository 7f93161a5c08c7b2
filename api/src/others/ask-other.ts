/** How somebody else's server is asked: with a time limit for all of it, a second try of what may be repeated, and a breaker. */
import { setTimeout as pause } from "node:timers/promises";
import { type Breaker, createBreaker } from "./breaker.ts";

export interface OtherAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Nobody is asked while a server is known to be away. */
export class LeftAlone extends Error {}

interface AskOptions {
  /** Milliseconds for everything, the answer's last byte and a second try included. */
  limitMs: number;
  breaker?: Breaker;
}

const FIRST_PAUSE_MS = 150;
const breakers = new Map<string, Breaker>();

/**
 * The whole answer, whatever its status. Rejects where none came in time, or only a part of one. A GET is tried once more, after
 * a pause that differs; anything else may have arrived, and is not.
 */
export async function askOther(
  url: string,
  init: RequestInit,
  { limitMs, breaker = breakerOf(url) }: AskOptions,
): Promise<OtherAnswer> {
  if (!breaker.mayAsk()) throw new LeftAlone("It did not answer several times in a row.");
  const signal = AbortSignal.timeout(limitMs);
  const ask = async (): Promise<OtherAnswer> => {
    const response = await fetch(url, { ...init, signal });
    const { status, headers } = response;
    return { status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const isRepeatable = (init.method ?? "GET") === "GET";
  try {
    const answer = await ask().catch(async (error: unknown) => {
      if (!isRepeatable || signal.aborted) throw error;
      await pause(FIRST_PAUSE_MS * (1 + Math.random()), undefined, { signal });
      return ask();
    });
    breaker.answered();
    return answer;
  } catch (error) {
    breaker.failed();
    throw error;
  }
}

/** One for each server, in each process. */
function breakerOf(url: string): Breaker {
  const { origin } = new URL(url);
  const breaker = breakers.get(origin) ?? createBreaker();
  breakers.set(origin, breaker);
  return breaker;
}
