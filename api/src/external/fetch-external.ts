/**
 * Requests to third-party servers: a total time limit, one retry for safe requests, and a circuit breaker.
 */
import { setTimeout as pause } from "node:timers/promises";
import { type Breaker, createBreaker } from "./circuit-breaker.ts";
import { refusePrivate } from "./service-address.ts";

export interface OtherAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Thrown without sending a request while a server is considered down. */
export class CircuitOpen extends Error {}

interface FetchOptions {
  /** Total time limit in milliseconds, including the last byte of the response and the retry. */
  limitMs: number;
  breaker?: Breaker;
  /** Maximum size of the response after decompression; the call rejects if it is exceeded. */
  maxBytes?: number;
}

/** Default maximum size of a response. The largest expected one is the list of all lockers, about 10 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

const FIRST_PAUSE_MS = 150;
const breakers = new Map<string, Breaker>();
/** Origins whose URLs staff entered. */
const publicOnly = new Set<string>();

/** From now on, this process calls the URL's origin only if its host name resolves to public addresses. */
export function requirePublic(url: string): void {
  publicOnly.add(new URL(url).origin);
}

/**
 * Returns the whole response, regardless of its status. Rejects if it does not arrive in time or is
 * incomplete. A GET is retried once after a random pause; other requests are not, because the server may have
 * processed them.
 */
export async function fetchExternal(
  url: string,
  init: RequestInit,
  { limitMs, breaker = breakerOf(url), maxBytes = MAX_BYTES }: FetchOptions,
): Promise<OtherAnswer> {
  if (!breaker.mayAsk()) throw new CircuitOpen("The server failed to respond several times in a row.");
  const signal = AbortSignal.timeout(limitMs);
  const sendRequest = async (): Promise<OtherAnswer> => {
    const target = new URL(url);
    if (publicOnly.has(target.origin)) await refusePrivate(target);
    // A redirect could lead to a private address.
    const redirect = publicOnly.has(target.origin) ? "error" : "follow";
    const response = await fetch(url, { redirect, ...init, signal });
    const { status, headers } = response;
    return { status, headers, bytes: await bytesOf(response, maxBytes) };
  };
  const isRepeatable = (init.method ?? "GET") === "GET";
  try {
    const answer = await sendRequest().catch(async (error: unknown) => {
      if (!isRepeatable || signal.aborted) throw error;
      await pause(FIRST_PAUSE_MS * (1 + Math.random()), undefined, { signal });
      return sendRequest();
    });
    breaker.answered();
    return answer;
  } catch (error) {
    breaker.failed();
    throw error;
  }
}

/** Returns the response body; rejects and stops reading once it exceeds `maxBytes`. */
async function bytesOf(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw new Error(`The response is larger than ${maxBytes} bytes.`);
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

/** Returns the circuit breaker of the URL's server. Each process has one breaker per server. */
function breakerOf(url: string): Breaker {
  const { origin } = new URL(url);
  const breaker = breakers.get(origin) ?? createBreaker();
  breakers.set(origin, breaker);
  return breaker;
}
