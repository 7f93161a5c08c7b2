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
  /** Bytes of the largest answer after unpacking; a longer one counts as none. */
  maxBytes?: number;
}

/** ANAF's ZIPs and couriers' labels are a few megabytes; a list of all lockers is 10. */
const MAX_BYTES = 64 * 1024 * 1024;

const FIRST_PAUSE_MS = 150;
const breakers = new Map<string, Breaker>();

/**
 * The whole answer, whatever its status. Rejects where none came in time, or only a part of one. A GET is tried once more, after
 * a pause that differs; anything else may have arrived, and is not.
 */
export async function askOther(
  url: string,
  init: RequestInit,
  { limitMs, breaker = breakerOf(url), maxBytes = MAX_BYTES }: AskOptions,
): Promise<OtherAnswer> {
  if (!breaker.mayAsk()) throw new LeftAlone("It did not answer several times in a row.");
  const signal = AbortSignal.timeout(limitMs);
  const ask = async (): Promise<OtherAnswer> => {
    const response = await fetch(url, { ...init, signal });
    const { status, headers } = response;
    return { status, headers, bytes: await bytesOf(response, maxBytes) };
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

/** The answer's bytes; rejects once there are more than allowed, and reads no further. */
async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new Error(`The answer has more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** One for each server, in each process. */
function breakerOf(url: string): Breaker {
  const { origin } = new URL(url);
  const breaker = breakers.get(origin) ?? createBreaker();
  breakers.set(origin, breaker);
  return breaker;
}
